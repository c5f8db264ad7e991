import {
  CURRENCY,
  IN_STOCK,
  NEW_CONDITION,
  type OfferFacts,
  offerSpan,
  type ProductFacts,
} from '@/lib/seo/data/product-data'

/** Properties of the enclosing `itemScope` of type Product, the same as in its JSON-LD. */
export function ProductMicrodata({ facts }: { facts: ProductFacts }) {
  const { offers, rating } = facts
  const [picture] = facts.pictures
  return (
    <>
      <link itemProp="url" href={facts.path} />
      <meta itemProp="mpn" content={facts.article} />
      {facts.internalCode && <meta itemProp="sku" content={facts.internalCode} />}
      {facts.gtin && <meta itemProp="gtin" content={facts.gtin} />}
      {facts.description && <meta itemProp="description" content={facts.description} />}
      {picture && <link itemProp="image" href={picture} />}
      <span itemProp="brand" itemScope itemType="https://schema.org/Brand">
        <meta itemProp="name" content={facts.brand} />
      </span>
      {offers.length > 0 && <Offers offers={offers} />}
      {rating && (
        <span itemProp="aggregateRating" itemScope itemType="https://schema.org/AggregateRating">
          <meta itemProp="ratingValue" content={String(rating.value)} />
          <meta itemProp="reviewCount" content={String(rating.count)} />
        </span>
      )}
    </>
  )
}

function Offers({ offers }: { offers: readonly OfferFacts[] }) {
  const [only, ...others] = offers
  const isOne = only !== undefined && others.length === 0
  const { low, high } = offerSpan(offers)
  return (
    <span itemProp="offers" itemScope itemType={`https://schema.org/${isOne ? 'Offer' : 'AggregateOffer'}`}>
      {isOne ? (
        <>
          <meta itemProp="price" content={String(only.price)} />
          <meta itemProp="priceValidUntil" content={only.validUntil} />
          <link itemProp="itemCondition" href={NEW_CONDITION} />
        </>
      ) : (
        <>
          <meta itemProp="lowPrice" content={String(low)} />
          <meta itemProp="highPrice" content={String(high)} />
          <meta itemProp="offerCount" content={String(offers.length)} />
        </>
      )}
      <meta itemProp="priceCurrency" content={CURRENCY} />
      <link itemProp="availability" href={IN_STOCK} />
    </span>
  )
}
