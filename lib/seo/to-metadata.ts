import type { Metadata } from 'next'
import { imageUrl } from '@/lib/image/image-url'
import { fitDescription } from '@/lib/parts/vehicle/fit-description'
import { fitTitle } from '@/lib/parts/vehicle/fit-title'
import { isMediaPath } from '@/lib/parts/media-path'
import { DEFAULT_META, DEFAULT_PICTURE } from './defaults'

type MetaFields = {
  title: string | null
  keywords: string | null
  description: string | null
  canonical: string | null
  robots: string | null
  image: string | null
  alt: string | null
}

type Fallback = {
  title?: string
  description?: string
  /** Path of the page, for the canonical link when the gateway names none. */
  path: string
  /** Of a list in several pages: those after the first say which they are. */
  page?: number
  robots?: string
  /** Media path, path or address. */
  image?: string | undefined
  /** Feeds of what it lists, by their addresses. */
  feeds?: readonly { url: string; title: string }[]
  /** The type of the page for social networks; Next does not know a product, whose page sets its own. */
  type?: 'article' | 'product'
}

export type PageHead = Metadata & { title: string }

const SOCIAL_PICTURE = { width: 1200, height: 630, format: 'jpeg' } as const

/** The gateway's head; what it leaves open comes from the page, then from the shop's defaults. */
export function toMetadata(meta: MetaFields, fallback: Fallback): PageHead {
  const page = fallback.page ?? 1
  const title = titleOf(meta.title, fallback.title ?? DEFAULT_META.title, page)
  const text = meta.description ?? fallback.description ?? DEFAULT_META.description
  const description = fitDescription(text, page > 1 ? ` Страница ${page}.` : '')
  const canonical = meta.canonical ?? fallback.path
  const robots = meta.robots ?? fallback.robots
  const image = meta.image ?? fallback.image
  return {
    title,
    description,
    ...(meta.keywords ? { keywords: meta.keywords } : {}),
    // Of two pages of which one is to be left, search engines may take the other for it.
    ...(robots?.includes('noindex') ? {} : { alternates: { canonical, ...feedsOf(fallback.feeds) } }),
    ...(robots ? { robots } : {}),
    openGraph: {
      ...(fallback.type === 'product' ? {} : { type: fallback.type ?? 'website' }),
      locale: 'ru_RU',
      title,
      description,
      url: canonical,
      images: [image ? { url: toSocialPicture(image), alt: meta.alt ?? title } : DEFAULT_PICTURE],
    },
  }
}

function feedsOf(feeds: Fallback['feeds']) {
  return feeds && { types: { 'application/rss+xml': [...feeds] } }
}

/** The gateway's title stands as it is, as long as nothing has to follow it. */
function titleOf(requested: string | null, own: string, page: number): string {
  if (page > 1) return fitTitle(requested ?? own, [], ` — страница ${page}`)
  return requested ?? fitTitle(own, [])
}

/** Social networks draw no SVG: a media path goes through the optimizer, any other address stays as it is. */
function toSocialPicture(image: string): string {
  return isMediaPath(image) ? imageUrl(image, SOCIAL_PICTURE) : image
}
