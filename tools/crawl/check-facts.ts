type Thing = Record<string, unknown>

/** What search engines demand of each type before they show anything of it. */
const DEMANDED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount'],
  Answer: ['text'],
  AutoPartsStore: ['name', 'address'],
  AutoRepair: ['name', 'address'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'hiringOrganization',
    'jobLocation|jobLocationType',
  ],
  ListItem: ['position'],
  Article: ['headline', 'datePublished'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  NewsArticle: ['headline', 'datePublished'],
  Offer: ['price|priceSpecification|itemOffered'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  Organization: ['url', 'name'],
  PostalAddress: ['streetAddress|addressLocality'],
  Product: ['name', 'offers|review|aggregateRating'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name'],
  WebSite: ['name', 'url'],
}

/** What is wrong with the structured data of a page, in words. */
export function checkFacts(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const parsed = parse(text)
    if (parsed === undefined) return ['structured data that is no JSON']
    return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((one: unknown) => {
      if (!isThing(one)) return ['structured data that is no object']
      const isOurs = one['@context'] === 'https://schema.org'
      return [...(isOurs ? [] : ['structured data outside of schema.org']), ...checkThing(one)]
    })
  })
}

function checkThing(thing: Thing): string[] {
  const type = thing['@type']
  // A reference to a thing that is described elsewhere.
  if (Object.keys(thing).join() === '@id') return []
  const demanded = typeof type === 'string' ? (DEMANDED[type] ?? []) : []
  const lacking = demanded.filter((names) => !names.split('|').some((name) => isSaid(thing[name])))
  return [
    ...(typeof type === 'string' ? [] : ['a thing without a type']),
    ...lacking.map((names) => `${String(type)} without ${names}`),
    ...(type === 'BreadcrumbList' ? checkCrumbs(thing['itemListElement']) : []),
    ...Object.values(thing).flat().filter(isThing).flatMap(checkThing),
  ]
}

function checkCrumbs(items: unknown): string[] {
  const crumbs = Array.isArray(items) ? items.filter(isThing) : []
  const isInOrder = crumbs.every((crumb, at) => crumb['position'] === at + 1)
  const isWhole = crumbs.every(
    (crumb, at) => isSaid(crumb['name']) && (isSaid(crumb['item']) || at === crumbs.length - 1),
  )
  return [
    ...(isInOrder ? [] : ['crumbs out of order']),
    ...(isWhole ? [] : ['a crumb without name or address']),
  ]
}

function isSaid(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
