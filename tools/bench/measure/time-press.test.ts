import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { timePress } from './time-press'

const FROM = 'http://shop/catalog/filters'
const click = { from: FROM, link: 'a', marker: 'h1' }
const gone = new Error('page.evaluate: Execution context was destroyed, most likely because of a navigation')

/** A page whose functions end as given, one after the other; its address is the last one once its heading was seen. */
function pageWhere(ends: readonly (Error | number)[], address: string): Page {
  const left = [...ends]
  let url = FROM
  const heading = {
    filter: () => heading,
    first: () => heading,
    waitFor: async () => {
      url = address
    },
  }
  const page = {
    evaluate: async () => {
      const end = left.shift()
      if (end instanceof Error) throw end
      return end
    },
    url: () => url,
    locator: () => heading,
  }
  return page as unknown as Page
}

test.each([
  ['the same document', [12], FROM, 'stayed'],
  ['another document', [gone, 0], 'http://shop/product/1', 'left'],
  ['a document that gives way to another', [gone, gone, 0], 'http://shop/product/1', 'left'],
  ['the same page anew', [gone, 0], FROM, 'reloaded'],
] as const)('a press that leads to %s is measured and told', async (_what, ends, address, end) => {
  const took = await timePress(pageWhere(ends, address), click, 0)
  expect(took).toEqual({ ms: expect.any(Number) as number, end })
})

test('the time within a document is the one that the page has taken', async () => {
  expect((await timePress(pageWhere([12], FROM), click, 0)).ms).toBe(12)
})

test.each([
  ['a fault of the page', [new Error('page.evaluate: TypeError: no link in view')]],
  ['documents that never come to rest', Array.from({ length: 20 }, () => gone)],
])('%s is no press', async (_what, ends) => {
  await expect(timePress(pageWhere(ends, FROM), click, 0)).rejects.toBe(ends[0])
})
