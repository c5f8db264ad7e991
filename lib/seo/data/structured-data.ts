import { namedOrganization, organizationRef } from './organization-data'

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
const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

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
    publisher: organizationRef(origin),
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
    parentOrganization: organizationRef(origin),
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
  kind: 'NewsArticle' | 'Article'
  origin: string
  /** Path of the page. */
  path: string
  title: string
  publisher: string
  /** ISO 8601. */
  createdAt: string | null
  description: string
  /** Absolute path or address. */
  picture: string | null
}

/** News, what the press wrote, or an article. */
export function articleJsonLd(facts: ArticleFacts): Json {
  const { origin, path, kind, title, createdAt, description, picture } = facts
  const publisher = namedOrganization(origin, facts.publisher)
  return {
    '@context': CONTEXT,
    '@type': kind,
    headline: title,
    mainEntityOfPage: toAbsolute(origin, path),
    ...(createdAt ? { datePublished: createdAt } : {}),
    description,
    ...withPictures(origin, picture ? [picture] : []),
    author: publisher,
    publisher,
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

function withPictures(origin: string, pictures: readonly string[] = []): Json {
  return pictures.length > 0 ? { image: pictures.map((picture) => toAbsolute(origin, picture)) } : {}
}

function toAbsolute(origin: string, pathOrUrl: string): string {
  return new URL(pathOrUrl, origin).href
}
