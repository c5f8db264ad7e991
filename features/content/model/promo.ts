import { formatDeliveryDate, UNDEFINED_DATE } from '@/lib/format/delivery/delivery-date'
import { promoHref, type PromoFields } from '@/lib/routing/redirects/promo-href'
import { safeHref } from '@/lib/routing/redirects/redirect-target'

export type Promo = {
  /** `с 20.10.2026 по 31.12.2026`. */
  period: string | null
  /** The goods that it is about, with the advertiser's marks. */
  href: string | null
}

/** What the gateway's extra fields say of a promotion. */
export function toPromo(fields: PromoFields): Promo {
  const [from, to] = [dayOf(fields['dateFrom']), dayOf(fields['dateTo'])]
  const { location } = fields
  const href = typeof location === 'string' ? safeHref(location) : null
  return {
    period: [from && `с ${from}`, to && `по ${to}`].filter(Boolean).join(' ') || null,
    href: href && promoHref(href, fields),
  }
}

function dayOf(value: unknown): string | null {
  const day = formatDeliveryDate(typeof value === 'string' ? value : null)
  return day === UNDEFINED_DATE ? null : day
}
