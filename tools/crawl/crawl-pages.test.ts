import { expect, test } from 'vitest'
import { localServers } from '@/tests/local-servers'
import { crawlPages } from './crawl-pages'
import { parseCrawlArgs } from './parse-crawl-args'

const listen = localServers()

type Written = { title: string; head?: string; body?: string; robots?: string }

function pageOf(path: string, { title, head = '', body = '', robots = 'index' }: Written): string {
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="О ${title}"/>
    <meta name="robots" content="${robots}"/><link rel="canonical" href="https://shop.example${path}"/>
    <link rel="apple-touch-icon" href="/icon.png"/>${head}</head><body><h1>${title}</h1>${body}</body></html>`
}

/** A shop of these pages; what it does not have is 404. */
function openShop(pages: Readonly<Record<string, Written | string>>): Promise<string> {
  return listen((request, response) => {
    const path = request.url ?? ''
    const page = pages[path]
    if (path === '/robots.txt') return void response.end('User-agent: *\nDisallow: /account\n')
    if (path === '/sitemap.xml')
      return void response.end('<loc>https://shop.example/sitemap/pages-1.xml</loc>')
    if (path === '/sitemap/pages-1.xml') return void response.end('<loc>https://shop.example/listed</loc>')
    if (page === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    response.end(typeof page === 'string' ? page : pageOf(path, page))
  })
}

async function findingsOf(pages: Readonly<Record<string, Written | string>>): Promise<string[]> {
  const whole = { '/listed': { title: 'Раздел' }, ...pages }
  const { findings } = await crawlPages({ origin: await openShop(whole), pages: 20 })
  return findings.map(({ path, fault }) => `${path}: ${fault}`)
}

const FACTS = '<script type="application/ld+json">'

test('finds nothing in a sound shop, and reads what its links and its sitemap name', async () => {
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [] as unknown[],
  }
  crumbs.itemListElement.push({ '@type': 'ListItem', position: 1, name: 'Масла' })
  const origin = await openShop({
    '/': { title: 'Магазин', body: '<a href="/oil">масла</a><a href="/gone" rel="nofollow">было</a>' },
    '/oil': { title: 'Масла', head: `${FACTS}${JSON.stringify(crumbs)}</script>` },
    '/listed': {
      title: 'Раздел',
      body: '<a href="/account">кабинет</a><a href="https://else.example">там</a>',
    },
  })
  expect(await crawlPages({ origin, pages: 20 })).toEqual({ pages: 3, links: 2, findings: [] })
})

test.each<[string, Written | string, string]>([
  ['a dead link', { title: 'Дом', body: '<a href="/dead">там</a>' }, '/dead: 404, linked from /'],
  [
    'a title after the head',
    '<!doctype html><html><head><link rel="apple-touch-icon" href="/i.png"/></head><body><h1>Дом</h1><div><title>Дом</title></div></body></html>',
    '/: 0 titles',
  ],
  [
    'two canonical addresses',
    { title: 'Дом', head: '<link rel="canonical" href="/" />' },
    '/: 2 canonical addresses',
  ],
  ['a title too long', { title: 'Д'.repeat(71) }, '/: a title of 71 signs'],
  ['a title said twice', { title: 'Раздел' }, '/listed: «Раздел» is the title of / too'],
  [
    'a page to leave that a link may lead to',
    { title: 'Дом', robots: 'noindex,follow' },
    '/: not to be kept, though its link may be followed',
  ],
  [
    'another page named as the one to keep',
    '<!doctype html><html><head><title>Дом</title><link rel="canonical" href="/else"/></head></html>',
    '/: names /else as the address to keep',
  ],
  [
    'a button of nothing',
    { title: 'Дом', body: '<button>В корзину</button>' },
    '/: a button that does not say of what it is',
  ],
  [
    'a field of a forbidden role',
    { title: 'Дом', body: '<input type="search" role="combobox"/>' },
    '/: a field whose role its type forbids',
  ],
  ['an id said twice', { title: 'Дом', body: '<p id="a"></p><p id="a"></p>' }, '/: ids that repeat: a'],
  [
    'structured data that cannot be read',
    { title: 'Дом', head: `${FACTS}{</script>` },
    '/: structured data that is no JSON',
  ],
  [
    'a product that nobody may show',
    {
      title: 'Дом',
      head: `${FACTS}{"@context":"https://schema.org","@type":"Product","name":"OC 90"}</script>`,
    },
    '/: Product without offers|review|aggregateRating',
  ],
])('names %s', async (_, home, finding) => {
  expect(await findingsOf({ '/': home })).toContain(finding)
})

test('names a narrowed list that a link may lead to', async () => {
  const pages = {
    '/': { title: 'Дом', body: '<a href="/listed?sort=price">дешёвые</a>' },
    '/listed?sort=price': { title: 'Раздел, сначала дешёвые' },
  }
  expect(await findingsOf(pages)).toContain(
    '/listed?sort=price: not to be kept, though its link may be followed',
  )
})

test('reads no more pages than it is told', async () => {
  const origin = await openShop({ '/': { title: 'Дом' }, '/listed': { title: 'Раздел' } })
  expect((await crawlPages({ origin, pages: 1 })).pages).toBe(1)
})

test.each([
  [['--url', 'http://shop:3000/catalog'], { origin: 'http://shop:3000', pages: 1000 }],
  [['--url', 'http://shop:3000', '--pages', '20'], { origin: 'http://shop:3000', pages: 20 }],
  [['--url', 'http://shop:3000', '--pages', '0'], '--pages is a whole number up to 100000'],
  [[], 'The address of the shop is missing: --url'],
])('the arguments %j mean %j', (args, meant) => {
  expect(parseCrawlArgs(args)).toEqual(meant)
})
