import { expect, test } from 'vitest'
import type { ContentEntry } from './content-page'
import { buildFeed, FEED_LISTS, feedPath } from './news-feed'

const SITE = { origin: 'https://shop.example', siteName: 'Арус & Ко' }

const entry = (code: string, createdAt: string | null, preview: string | null = null): ContentEntry => ({
  code,
  title: `Запчасти <${code}>`,
  preview,
  content: null,
  picture: null,
  createdAt,
  ad: null,
  fields: {},
  tags: [],
})

function read(entries: readonly ContentEntry[]): string {
  const [news] = FEED_LISTS
  if (!news) throw new Error('no list to subscribe to')
  return buildFeed(news, entries, SITE)
}

test('news and promotions can be subscribed to', () => {
  expect(FEED_LISTS.map(feedPath)).toEqual(['/feed/news.xml', '/feed/promo.xml'])
})

test('an entry has its address, its day and its first words', () => {
  const address = 'https://shop.example/about/news/%D0%BC%D0%B0%D0%B3%D0%B0%D0%B7%D0%B8%D0%BD%209'
  const [, item] =
    /<item>(.*)<\/item>/.exec(read([entry('магазин 9', '2026-03-01T09:00:00Z', '<p>Ждём & ждём</p>')])) ?? []
  expect(item).toBe(
    '<title>Запчасти &lt;магазин 9&gt;</title>' +
      `<link>${address}</link><guid>${address}</guid>` +
      '<pubDate>Sun, 01 Mar 2026 09:00:00 GMT</pubDate>' +
      '<description>Ждём &amp; ждём.</description>',
  )
})

test('the feed is as new as its newest entry, not as who reads it', () => {
  const feed = read([
    entry('a', '2026-03-01T09:00:00Z'),
    entry('b', '2026-02-01T09:00:00Z'),
    entry('c', null),
  ])
  expect(feed).toContain('<lastBuildDate>Sun, 01 Mar 2026 09:00:00 GMT</lastBuildDate>')
  expect(feed).toContain('<title>Новости — «Арус &amp; Ко»</title>')
  expect(read([])).not.toContain('lastBuildDate')
})
