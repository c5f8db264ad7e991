import { organizationRef } from './organization-data'
import { shopJsonLd } from './structured-data'

type Json = Record<string, unknown>
type Priced = {
  title: string
  /** Rubles; null for a price on request. */
  price: number | null
}

const CURRENCY = 'RUB'

/** A service of the shop with what each of its kinds costs at least. */
export function serviceJsonLd(
  origin: string,
  facts: { path: string; name: string; description: string; services: readonly Priced[] },
): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: facts.name,
    description: facts.description,
    url: new URL(facts.path, origin).href,
    serviceType: facts.name,
    provider: organizationRef(origin),
    ...(facts.services.length > 0
      ? {
          hasOfferCatalog: {
            '@type': 'OfferCatalog',
            name: facts.name,
            itemListElement: facts.services.map(({ title, price }) => ({
              '@type': 'Offer',
              itemOffered: { '@type': 'Service', name: title },
              ...(price === null
                ? {}
                : {
                    priceSpecification: {
                      '@type': 'PriceSpecification',
                      minPrice: price,
                      priceCurrency: CURRENCY,
                    },
                  }),
            })),
          },
        }
      : {}),
  }
}

type ServiceShopFacts = Parameters<typeof shopJsonLd>[2] & { offered: readonly string[] }

/** A shop as a place where cars are worked on. */
export function serviceShopJsonLd(
  origin: string,
  path: string,
  { offered, ...shop }: ServiceShopFacts,
): Json {
  return {
    ...shopJsonLd(origin, path, shop),
    '@type': 'AutoRepair',
    makesOffer: offered.map((name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } })),
  }
}
