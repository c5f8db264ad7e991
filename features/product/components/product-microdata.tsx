import type { ProductFacts } from '@/lib/seo/structured-data'

/** Properties of the enclosing `itemScope` of type Product, the same as in its JSON-LD. */
export function ProductMicrodata({ facts }: { facts: ProductFacts }) {
  const { offers, rating } = facts
  const [picture] = facts.pictures
  return (
    <>
      <link itemProp="url" href={facts.path} />
      <meta itemProp="mpn" content={facts.article} />
      {facts.internalCode && <meta itemProp="sku" content={facts.internalCode} />}
      {facts.description && <meta itemProp="description" content={facts.description} />}
      {picture && <link itemProp="image" href={picture} />}
      <span itemProp="brand" itemScope itemType="https://schema.org/Brand">
        <meta itemProp="name" content={facts.brand} />
      </span>
      {offers && (
        <span itemProp="offers" itemScope itemType="https://schema.org/AggregateOffer">
          <meta itemProp="lowPrice" content={String(offers.lowPrice)} />
          <meta itemProp="highPrice" content={String(offers.highPrice)} />
          <meta itemProp="offerCount" content={String(offers.count)} />
          <meta itemProp="priceCurrency" content="RUB" />
          <link itemProp="availability" href="https://schema.org/InStock" />
        </span>
      )}
      {rating && (
        <span itemProp="aggregateRating" itemScope itemType="https://schema.org/AggregateRating">
          <meta itemProp="ratingValue" content={String(rating.value)} />
          <meta itemProp="reviewCount" content={String(rating.count)} />
        </span>
      )}
    </>
  )
}
