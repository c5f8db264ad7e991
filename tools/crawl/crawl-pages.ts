import { checkPage, checkTitles, type Finding, type ReadPage } from './check-page.ts'
import { readSource } from './read-source.ts'
import type { CrawlArgs } from './parse-crawl-args.ts'

const READERS = 4
const CALL_TIMEOUT_MS = 30_000
const KINDS_SHARE = 8
const MOVED = 300
const GONE = 404
const WRONG = 400

type Met = { path: string; from: string; isFollowed: boolean }

export type CrawlReport = { pages: number; links: number; findings: Finding[] }

/**
 * The way of a search engine: from the home page and the sitemap along every link that may be followed, some of each kind of
 * address. Of links that may not be followed some are requested too: a part that is sold out is 404 there, nothing may be worse.
 */
export async function crawlPages({ origin, pages: most }: CrawlArgs): Promise<CrawlReport> {
  const known = new Set<string>()
  const waiting = new Map<string, Met[]>()
  const taken = new Map<string, number>()
  const asides: Met[] = []
  const pages: ReadPage[] = []
  const findings: Finding[] = []
  const call = (path: string) =>
    fetch(new URL(path, origin), { redirect: 'manual', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })

  const robots = await (await call('/robots.txt')).text()
  const closed = [...robots.matchAll(/^Disallow: ([^*\s]+)$/gm)].map((match) => match[1] ?? '')

  const meet = (href: string, from: string, isFollowed: boolean) => {
    if (!URL.canParse(href, `${origin}${from}`))
      return void findings.push({ path: from, fault: `link ${href}` })
    const url = new URL(href, `${origin}${from}`)
    const path = url.pathname + url.search
    if (url.origin !== origin || known.has(path)) return
    known.add(path)
    const met = { path, from, isFollowed: isFollowed && !closed.some((start) => path.startsWith(start)) }
    if (!met.isFollowed) return void asides.push(met)
    const kind = kindOf(path)
    const queue = waiting.get(kind) ?? []
    waiting.set(kind, queue)
    queue.push(met)
  }

  /** Of the kinds that have something waiting, the one of which the fewest were read. */
  const takeNext = (): Met | undefined => {
    const [kind] = [...waiting.keys()].toSorted((a, b) => (taken.get(a) ?? 0) - (taken.get(b) ?? 0))
    if (kind === undefined) return undefined
    const queue = waiting.get(kind) ?? []
    const next = queue.shift()
    if (queue.length === 0) waiting.delete(kind)
    taken.set(kind, (taken.get(kind) ?? 0) + 1)
    return next
  }

  const read = async ({ path, from, isFollowed }: Met) => {
    const response = await call(path)
    const html = await response.text()
    if (response.status >= MOVED) {
      const isExpected = !isFollowed && (response.status < WRONG || response.status === GONE)
      if (!isExpected) findings.push({ path, fault: `${response.status}, linked from ${from}` })
      return
    }
    if (!isFollowed || !(response.headers.get('content-type') ?? '').includes('text/html')) return
    const page = { path, ...readSource(html) }
    pages.push(page)
    findings.push(...checkPage(page))
    for (const link of page.links) meet(link.href, path, link.isFollowed)
  }

  meet('/', '', true)
  for (const path of await readSitemap(call)) meet(path, '/sitemap.xml', true)
  let busy = 0
  const work = async () => {
    for (;;) {
      const next = pages.length + busy < most ? takeNext() : undefined
      if (!next && busy === 0) return
      if (!next) {
        await new Promise((resolve) => void setTimeout(resolve, 10))
        continue
      }
      busy += 1
      await read(next).finally(() => (busy -= 1))
    }
  }
  await Promise.all(Array.from({ length: READERS }, work))
  const links = sample(asides, Math.ceil(most / KINDS_SHARE))
  for (const aside of links) await read(aside)
  return { pages: pages.length, links: links.length, findings: [...findings, ...checkTitles(pages)] }
}

async function readSitemap(call: (path: string) => Promise<Response>): Promise<string[]> {
  const parts = locationsIn(await (await call('/sitemap.xml')).text())
  const lists = await Promise.all(parts.map(async (part) => locationsIn(await (await call(part)).text())))
  return lists.flat()
}

/** Paths of a sitemap's entries; the shop may call itself by another host than the requested one. */
function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
    const { pathname, search } = new URL((match[1] ?? '').replaceAll('&amp;', '&'))
    return pathname + search
  })
}

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const [first = '', ...more] = pathname.split('/').filter(Boolean)
  return `${first}/${more.length}?${[...searchParams.keys()].toSorted().join('&')}`
}

/** An evenly spread sample of the given size. */
function sample<T>(all: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / most))
  return all.filter((_, at) => at % every === 0)
}
