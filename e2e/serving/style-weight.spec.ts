import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-goods'
import { readStyles } from '../fixtures/read-styles'
import { expect, test } from '../fixtures/test'

/** A browser without HTTP/2 opens six connections, and fonts and the first picture want theirs. */
const MOST_FILES = 3
/** Of all style sheets of a page, gzip: what it has today and a little air. */
const BUDGET_BYTES = { home: 12_150, listing: 15_100, product: 13_750, search: 15_100 } as const

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

for (const name of pages) {
  test(`the styles of ${name} are few, light and whole`, async ({ request, gateway }, { annotations }) => {
    const product = await findProduct(gateway)
    const address = {
      home: () => hrefs.home,
      listing: async () => hrefs.section((await findListing(gateway)).code),
      product: () => `${hrefs.products}/${product.id}`,
      search: () => hrefs.search({ q: product.partNumber }),
    }[name]
    const { files, weight, text, worn } = await readStyles(request, await address())
    annotations.push({ type: 'weight', description: `${weight} bytes in ${files.length} files` })
    expect(missing(worn, text)).toEqual([])
    expect(files.length).toBeLessThanOrEqual(MOST_FILES)
    expect(weight).toBeLessThan(BUDGET_BYTES[name])
  })
}

for (const path of OTHERS) {
  test(`${path} comes with a style for every class of its own`, async ({ request }) => {
    const { text, worn } = await readStyles(request, path)
    expect(worn.length).toBeGreaterThan(20)
    expect(missing(worn, text)).toEqual([])
  })
}

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
