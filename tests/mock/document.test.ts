import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setStorage } from '@/lib/gateway/contracts/accounts/storage'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { addToCart } from '@/lib/gateway/contracts/orders/cart'
import { createMock } from './create-mock'
import { type ServedMock, serveMock } from './serve-mock'
import { MOCKED_PRODUCTS, toProduct } from './small-shop'
import { WISH_FIELDS } from './wish'

const text = readFileSync('docs/mock.md', 'utf8')
const commands = [...text.matchAll(/^curl (?:-X (\w+) )?localhost:4000(\S+)(?: -d '(.*)')?$/gm)].map(
  ([, method = 'GET', path = '', body]) => ({ method, path, body }),
)
const statements = [...text.matchAll(/^ {2}(mock\..*\)) \/\/ /gm)].map(([, statement = '']) => statement)

const mock = createMock()
let served: ServedMock
beforeAll(async () => {
  served = await serveMock(mock, 0)
})
afterAll(() => served.stop())

it('the page has examples, and every field', () => {
  expect(commands.length).toBe(text.match(/^curl /gm)?.length)
  expect(statements.length).toBe(text.match(/^ {2}mock\./gm)?.length)
  expect(WISH_FIELDS.filter((field) => !text.includes(`\`${field}\``))).toEqual([])
})

it.each(commands)('$method $path $body is understood', async ({ method, path, body }) => {
  const response = await fetch(served.url + path, { method, ...(body && { body }) })
  expect(response.status).toBe(method === 'GET' ? 200 : 204)
})

it.each(statements)('%s runs', (statement) => {
  const [goods] = MOCKED_PRODUCTS
  const given = { mock, addToCart, getEntity, setStorage, product: goods && toProduct(goods) }
  const before = mock.rules().length
  const run = new Function(...Object.keys(given), statement)
  expect(() => run(...Object.values(given))).not.toThrow()
  if (/requests|forget|reset/.test(statement)) return
  expect(mock.rules().length).toBe(before + 1)
})
