import { escapeXml } from '@/lib/seo/escape-xml'
import { encodeUriPart } from '@/lib/parts/uri'
import type { ContentEntry } from './content-page'
import { describe } from './describe'
import { ENTRY_LISTS, type EntryList } from './entry-lists'

/** Lists that can be subscribed to. */
export const FEED_LISTS = ENTRY_LISTS.filter(({ code }) => code === 'news' || code === 'promo')

export function feedPath({ code }: Pick<EntryList, 'code'>): string {
  return `/feed/${code}.xml`
}

type Site = { origin: string; siteName: string }

/** A list of entries as RSS 2.0, the newest first. */
export function buildFeed(list: EntryList, entries: readonly ContentEntry[], site: Site): string {
  const { origin, siteName } = site
  const newest = entries
    .flatMap(({ createdAt }) => createdAt ?? [])
    .toSorted()
    .at(-1)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${list.title} — «${siteName}»`)}</title>
<link>${escapeXml(origin + list.href)}</link>
<description>${escapeXml(list.description)}</description>
<language>ru</language>
<atom:link href="${escapeXml(origin + feedPath(list))}" rel="self" type="application/rss+xml"/>
${newest === undefined ? '' : `<lastBuildDate>${toRfc822(newest)}</lastBuildDate>\n`}${entries.map((entry) => itemOf(list, entry, origin)).join('')}</channel>
</rss>
`
}

function itemOf({ href }: EntryList, entry: ContentEntry, origin: string): string {
  const address = escapeXml(`${origin}${href}/${encodeUriPart(entry.code)}`)
  const date = entry.createdAt === null ? '' : `<pubDate>${toRfc822(entry.createdAt)}</pubDate>`
  return `<item><title>${escapeXml(entry.title)}</title><link>${address}</link><guid>${address}</guid>${date}<description>${escapeXml(describe(entry))}</description></item>\n`
}

function toRfc822(moment: string): string {
  return new Date(moment).toUTCString()
}
