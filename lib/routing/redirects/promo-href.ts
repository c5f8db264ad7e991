import { encodeUriPart } from '@/lib/parts/uri'

export type PromoFields = Readonly<Record<string, unknown>>

/** A menu or banner link with the advertiser's `erid` (from `ad_erid`) and its `utm_*` marks. */
export function promoHref(href: string, fields: PromoFields): string {
  const marks = Object.entries(fields).flatMap(([field, value]) => {
    const name = field === 'ad_erid' ? 'erid' : field
    if (name !== 'erid' && !name.startsWith('utm_')) return []
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return []
    return [[name, String(value)] as const]
  })
  if (marks.length === 0) return href

  const [address = '', ...hash] = href.split('#')
  const [path = '', ...rest] = address.split('?')
  const replaced = new Set(marks.map(([name]) => name))
  const stored = rest
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !replaced.has(pair.split('=')[0] ?? ''))
  const added = marks.map(([name, value]) => `${name}=${encodeUriPart(value)}`)
  return `${path}?${[...stored, ...added].join('&')}${hash.map((part) => `#${part}`).join('')}`
}
