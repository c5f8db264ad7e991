import type * as z from 'zod'
import type { contentEntity } from '@/lib/gateway/contracts/content-shapes'
import { promoHref } from '@/lib/routing/promo-href'

/** An entry of the company's pages as a card shows it. */
export type Teaser = {
  code: string
  title: string
  text: string | null
  picture: string | null
  href: string
  /** «Реклама», and the advertiser when he is named; absent for the shop's own. */
  ad?: string
  /** ISO 8601. */
  createdAt: string | null
}

type Entity = z.output<typeof contentEntity>

/** `hrefOf` builds the entry's own page; the advertiser's marks are added to it. */
export function toTeaser(entity: Entity, hrefOf: (code: string) => string): Teaser {
  const { code, title, preview, picture, createdAt, fields } = entity
  const advertiser = fields['ad_advertiser']
  return {
    code,
    title,
    text: preview,
    picture,
    href: promoHref(hrefOf(code), fields),
    createdAt,
    ...(fields['ad_erid'] ? { ad: ['Реклама', advertiser].filter(Boolean).join('. ') } : {}),
  }
}
