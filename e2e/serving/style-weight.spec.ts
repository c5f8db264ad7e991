import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { readStyles } from '../fixtures/read-styles'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** A browser without HTTP/2 opens six connections, and fonts and the first picture want theirs. */
const MOST_FILES = 3
/** Of all style sheets of a page, gzip: what it has today and a little air. */
const BUDGET_BYTES = { home: 12_160, listing: 15_280, product: 13_815, search: 15_280 } as const

const OTHERS = [
  hrefs.catalog,
  hrefs.brands,
  hrefs.analogs,
  hrefs.products,
  hrefs.originalCatalogs,
  hrefs.maintenance,
  hrefs.shops,
  hrefs.autoservice,
  hrefs.autoserviceStorage,
  hrefs.club,
  hrefs.clubApp,
  hrefs.giftCards,
  hrefs.giftPromocode,
  hrefs.cashback,
  hrefs.compare,
  hrefs.cooperationSuppliers,
  hrefs.helpFeedback,
  hrefs.orderLookUp,
  hrefs.vacancies,
  '/no-such-page',
]

const pages = Object.keys(BUDGET_BYTES) as (keyof typeof BUDGET_BYTES)[]

test('the styles of pages that many open are few, light and whole', async ({ request, gateway }, {
  annotations,
}) => {
  const product = await findProduct(gateway)
  const addresses = {
    home: hrefs.home,
    listing: hrefs.section((await findListing(gateway)).code),
    product: `${hrefs.products}/${product.id}`,
    search: hrefs.search({ q: product.partNumber }),
  }
  for (const name of pages) {
    const { files, weight, text, worn } = await readStyles(request, addresses[name])
    annotations.push({ type: 'weight', description: `${name}: ${weight} bytes in ${files.length} files` })
    expect.soft(missing(worn, text), name).toEqual([])
    expect.soft(files.length, name).toBeLessThanOrEqual(MOST_FILES)
    expect.soft(weight, name).toBeLessThan(BUDGET_BYTES[name])
  }
})

test('every other page comes with a style for every class of its own', async ({ request }) => {
  for (const path of OTHERS) {
    const { text, worn } = await readStyles(request, path)
    expect.soft(worn.length, path).toBeGreaterThan(20)
    expect.soft(missing(worn, text), path).toEqual([])
  }
})

test('the icons are kept for ever under the address of their version, and sent packed', async ({
  request,
}) => {
  const [sprite = ''] = /\/icons\.svg\?v=\w+/.exec(await (await request.get(hrefs.home)).text()) ?? []
  const plain = await request.get('/icons.svg')
  const versioned = await request.get(sprite)
  expect(versioned.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(versioned.headers()['content-encoding']).toBe('br')
  expect(plain.headers()['cache-control']).not.toContain('immutable')
  expect(await plain.text()).toBe(await versioned.text())
})

function missing(worn: readonly string[], text: string): string[] {
  return worn.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(text))
}
