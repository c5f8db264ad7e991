import type * as z from 'zod'
import type { contentEntity } from '@/lib/gateway/contracts/catalog/content-shapes'
import { promoHref } from '@/lib/routing/redirects/promo-href'
import { adLabel } from './ad-label'

/** An entry of the company's pages as a card shows it. */
export type Teaser = {
  code: string
  title: string
  /** Without markup. */
  text: string | null
  picture: string | null
  href: string
  /** «Реклама», and the advertiser when he is named; null for the shop's own. */
  ad: string | null
  /** ISO 8601. */
  createdAt: string | null
}

type Entity = z.output<typeof contentEntity>

type Options = {
  /** Builds the entry's own page; the advertiser's marks are added to it. */
  hrefOf: (code: string) => string
  toText: (html: string | null) => string | null
}

export function toTeaser(entity: Entity, { hrefOf, toText }: Options): Teaser {
  const { code, title, preview, picture, createdAt, fields } = entity
  return {
    code,
    title,
    text: toText(preview),
    picture,
    href: promoHref(hrefOf(code), fields),
    ad: adLabel(fields),
    createdAt,
  }
}
