import type { Metadata } from 'next'
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
  robots?: string
  image?: string | undefined
}

/** The head that the gateway asks for; what it leaves open comes from the page, then from the shop's defaults. */
export function toMetadata(meta: MetaFields, fallback: Fallback): Metadata {
  const title = meta.title ?? fallback.title ?? DEFAULT_META.title
  const description = meta.description ?? fallback.description ?? DEFAULT_META.description
  const canonical = meta.canonical ?? fallback.path
  const robots = meta.robots ?? fallback.robots
  const image = meta.image ?? fallback.image
  return {
    title,
    description,
    ...(meta.keywords ? { keywords: meta.keywords } : {}),
    alternates: { canonical },
    ...(robots ? { robots } : {}),
    openGraph: {
      type: 'website',
      locale: 'ru_RU',
      title,
      description,
      url: canonical,
      images: [image ? { url: image, alt: meta.alt ?? title } : DEFAULT_PICTURE],
    },
  }
}
