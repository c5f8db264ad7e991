import { gzipBytes, loadedScripts } from '@/tools/bench/browser'
import { hrefs } from '@/lib/routing/hrefs'
import { findListing, findProduct } from '../fixtures/demo-products'
import { expect, test } from '../fixtures/test'

test.use({ fetchesAhead: true })

/** kB, gzip, that a public page may load until it is quiet: what it has today and a little air. */
const BUDGET = { home: 149.4, listing: 158.4, product: 158.4, search: 160 } as const

/** Texts that stand in code which no public page needs before the visitor acts, and whose code it is. */
const ON_DEMAND = [
  ['$ZodError', 'the schemas of the gateway’s answers'],
  ['В корзину весь комплект', 'the kit of a planned service'],
  ['Найти машину по названию или VIN', 'the choice of a car for planned service'],
  ['Пожаловаться', 'the list of reviews'],
  ['Подтвердите телефон', 'the sign-in'],
  ['Юридический адрес', 'the footer, which the server draws'],
  ['This page couldn', 'Next’s own page of a failure, in English'],
  ['YaBrowser', 'what runs before the scripts of the build'],
  ['[data-replay-click]")', 'what captures early clicks'],
] as const

const pages = Object.keys(BUDGET) as (keyof typeof BUDGET)[]

/** Waiting until a page is quiet takes most of the time, so pages wait beside each other. */
test('the scripts of pages that many open stay within their budgets, and none is there for what others show', async ({
  browser,
  baseURL,
  gateway,
}, { annotations }) => {
  const { code } = await findListing(gateway)
  const product = await findProduct(gateway)
  const addresses = {
    home: hrefs.home,
    listing: hrefs.section(code),
    product: `${hrefs.products}/${product.id}`,
    search: hrefs.search({ q: product.partNumber }),
  }
  await Promise.all(
    pages.map(async (name) => {
      const scripts = await loadedScripts(browser, `${baseURL}${addresses[name]}`)
      const weight = gzipBytes(scripts) / 1000
      annotations.push({ type: 'weight', description: `${name}: ${weight.toFixed(1)} kB` })
      const text = Buffer.concat(scripts).toString()
      const foreign = ON_DEMAND.filter(([mark]) => text.includes(mark)).map(([, whose]) => whose)
      expect.soft(foreign, name).toEqual([])
      expect.soft(weight, name).toBeLessThan(BUDGET[name])
    }),
  )
})

const FORMS = [
  [hrefs.helpFeedback, 'Обращение в поддержку'],
  [hrefs.cooperationSuppliers, 'Заявка поставщика'],
  [hrefs.cooperationAutoservices, 'Заявка автосервиса'],
  [hrefs.orderLookUp, 'Где мой заказ'],
] as const

test('forms come without what checks them', async ({ browser, baseURL }) => {
  await Promise.all(
    FORMS.map(async ([address, label]) => {
      const scripts = await loadedScripts(browser, `${baseURL}${address}`, async (page) => {
        await page.mouse.move(1, 1)
        await expect(page.getByRole('form', { name: label })).toBeAttached()
      })
      expect.soft(Buffer.concat(scripts).toString().includes('$ZodError'), address).toBe(false)
    }),
  )
})
