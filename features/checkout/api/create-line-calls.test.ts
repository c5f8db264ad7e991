import { expect, it, vi } from 'vitest'
import type { BrowserGateway } from '@/lib/gateway/browser-client'
import { cartLineOf } from '@/stores/cart/testing'
import { createLineCalls } from './create-line-calls'

type Requested = { body: unknown[] & { items: object } }

/** Line calls over a gateway that answers by the given function. */
function callsOver(answer: (request: Requested) => object) {
  const call = vi.fn(async (_: unknown, request: Requested) => answer(request))
  // The guarantee: line calls use nothing else of a gateway.
  const calls = createLineCalls(() => ({ call }) as unknown as BrowserGateway)
  return { calls, bodies: () => call.mock.calls.map(([, { body }]) => body) }
}

const lines = Array.from({ length: 251 }, (_, at) =>
  cartLineOf({ productId: `p${at}`, brand: 'Knecht', article: `OC ${at}`, supplierId: 29 }),
)

it('pictures are asked for by maker and number, 250 at a time, and go to their lines', async () => {
  const { calls, bodies } = callsOver(({ body }) => ({
    items: body.map((_, at) => ({ pictures: at === 0 ? ['/first.webp'] : [] })),
  }))
  const pictures = await calls.linePictures(lines)
  expect(bodies().map((body) => body.length)).toEqual([250, 1])
  expect(bodies()[0]?.[0]).toEqual({ brand: 'Knecht', article: 'OC 0' })
  expect([...pictures].filter(([, found]) => found.length > 0)).toEqual([
    ['p0', ['/first.webp']],
    ['p250', ['/first.webp']],
  ])
})

it('a line without a brand is not priced and spoils nothing', async () => {
  const { calls, bodies } = callsOver(() => ({ items: {} }))
  const [first, second] = lines
  if (!first || !second) throw new Error('there are lines')
  const prices = await calls.linePrices([{ ...first, brand: '' }, second], new Set([29]))
  expect(Object.keys(bodies()[0]?.items ?? {})).toEqual(['2'])
  expect([...prices.keys()]).toEqual([first.productId, second.productId])
})

it('prices are asked for by numbers that run on from 1, 250 at a time', async () => {
  const { calls, bodies } = callsOver(() => ({ items: {} }))
  await calls.linePrices(lines, new Set([29]))
  const numbers = bodies().map(({ items }) => Object.keys(items))
  expect(numbers.map((batch) => [batch[0], batch.at(-1)])).toEqual([
    ['1', '250'],
    ['251', '251'],
  ])
})
