/** Facts of a product page: the microdata in its markup and its JSON-LD are both made of these. */
export type ProductFacts = {
  /** Path of the page. */
  path: string
  name: string
  brand: string
  article: string
  internalCode: string | null
  description: string | null
  /** Absolute paths or addresses. */
  pictures: readonly string[]
  /** Rubles; null when nobody offers the part. */
  offers: { lowPrice: number; highPrice: number; count: number } | null
  rating: { value: number; count: number } | null
  /** Models of cars that it fits, as «Hyundai Solaris II». */
  cars: readonly string[]
}

type ShopFacts = {
  code: string
  title: string
  address: string
  city: string | null
  phone: string | null
  coordinates: readonly [latitude: number, longitude: number]
  work: { open: string; close: string }
  /** Absolute paths or addresses. */
  pictures?: readonly string[]
}

type Json = Record<string, unknown>

const CONTEXT = 'https://schema.org'
const CURRENCY = 'RUB'
const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export function productJsonLd(origin: string, facts: ProductFacts): Json {
  const { offers, rating, cars } = facts
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: facts.name,
    url: toAbsolute(origin, facts.path),
    brand: { '@type': 'Brand', name: facts.brand },
    mpn: facts.article,
    ...(facts.internalCode ? { sku: facts.internalCode } : {}),
    ...(facts.description ? { description: facts.description } : {}),
    ...withPictures(origin, facts.pictures),
    ...(offers ? { offers: aggregateOffer(offers) } : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
          },
        }
      : {}),
    ...(cars.length > 0 ? { isAccessoryOrSparePartFor: cars.map((name) => ({ '@type': 'Car', name })) } : {}),
  }
}

export function breadcrumbJsonLd(
  origin: string,
  items: readonly { title: string; href?: string | undefined }[],
): Json {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(href ? { item: toAbsolute(origin, href) } : {}),
    })),
  }
}

export function websiteJsonLd(origin: string, name: string): Json {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function shopJsonLd(origin: string, path: string, shop: ShopFacts): Json {
  const [latitude, longitude] = shop.coordinates
  return {
    '@context': CONTEXT,
    '@type': 'AutoPartsStore',
    name: shop.title,
    url: toAbsolute(origin, path),
    ...(shop.phone ? { telephone: shop.phone } : {}),
    ...withPictures(origin, shop.pictures),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      addressCountry: 'RU',
      ...(shop.city ? { addressLocality: shop.city } : {}),
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: EVERY_DAY,
      opens: shop.work.open,
      closes: shop.work.close,
    },
  }
}

export type ArticleFacts = {
  origin: string
  /** Path of the page. */
  path: string
  title: string
  publisher: string
  /** ISO 8601. */
  createdAt: string | null
  description: string | undefined
  /** Absolute path or address. */
  picture: string | null
}

/** News, a promotion or an article. */
export function articleJsonLd(facts: ArticleFacts): Json {
  const { origin, path, title, publisher, createdAt, description, picture } = facts
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: title,
    mainEntityOfPage: toAbsolute(origin, path),
    ...(createdAt ? { datePublished: createdAt } : {}),
    ...(description ? { description } : {}),
    ...withPictures(origin, picture ? [picture] : []),
    author: { '@type': 'Organization', name: publisher, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: publisher },
  }
}

/** `answer` may hold sanitised HTML. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]): Json {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function aggregateOffer({ lowPrice, highPrice, count }: NonNullable<ProductFacts['offers']>): Json {
  return {
    '@type': 'AggregateOffer',
    lowPrice,
    highPrice,
    offerCount: count,
    priceCurrency: CURRENCY,
    availability: `${CONTEXT}/InStock`,
  }
}

function withPictures(origin: string, pictures: readonly string[] = []): Json {
  return pictures.length > 0 ? { image: pictures.map((picture) => toAbsolute(origin, picture)) } : {}
}

function toAbsolute(origin: string, pathOrUrl: string): string {
  return new URL(pathOrUrl, origin).href
}
