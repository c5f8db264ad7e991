import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { expect, test } from 'vitest'
import type { ServerGateway } from '@/lib/gateway/server-client'
import { ENTITY_BATCH_SIZE } from '@/lib/gateway/contracts/limits'
import { toInternalCode } from '@/lib/parts/number/internal-code'
import { feedParts } from './feed-parts'

type Calls = { name: string; request: { body?: unknown; query?: { page?: number; limit?: number } } }[]

function section(id: number, code: string, title: string, ancestors: number[]) {
  return { id, sid: String(id), code, title, location: `/catalog/${code}`, ancestors, children: [] }
}

const SITE = {
  menus: {},
  sections: [section(1, 'catalog', 'Каталог', []), section(2, 'filters', 'Фильтры & масла', [1])],
  params: { siteName: 'Арус', legal: { title: 'ООО «Арус»' } },
  shops: [],
}

function entityOf(code: string) {
  const number = Number(code.slice(3))
  return {
    id: code,
    title: `Фильтр <${number}>\u0001`,
    brandString: 'Bosch',
    partNumber: `F ${number}`,
    sectionCode: number % 2 ? 'filters' : 'gone',
    price: number % 5 === 0 ? null : 100.1,
    internetPrice: number % 2 ? 200 : 50,
    quantity: 1,
    pictureUrl: [],
  }
}

/** A gateway that holds this many products and answers through the contract's own schemas. */
function stubGateway(products: number, failsAt = Infinity): { gateway: ServerGateway; calls: Calls } {
  const calls: Calls = []
  const codes = Array.from({ length: products }, (_, index) => toInternalCode(index + 1) ?? '')
  const answer = (name: string, { body, query = {} }: Calls[number]['request']): unknown => {
    if (name === 'getBootstrap') return SITE
    if (name === 'searchEntities') return { entities: (body as string[]).map(entityOf) }
    const { page = 1, limit = 1 } = query
    const items = codes
      .slice((page - 1) * limit, page * limit)
      .map((code) => ({ code, updatedAt: '2026-01-02' }))
    return { items, pagination: { page, limit, total: products, pages: Math.ceil(products / limit) } }
  }
  const gateway: ServerGateway = {
    async call(operation, request) {
      calls.push({ name: operation.name, request })
      if (calls.length > failsAt) throw new Error('The gateway is down')
      return operation.response.parse(answer(operation.name, request)) as never
    },
  }
  return { gateway, calls }
}

const now = new Date('2026-01-02T09:00:00Z')

async function readFeed(gateway: ServerGateway): Promise<string> {
  let text = ''
  for await (const part of feedParts({ gateway, origin: 'https://shop.example', now })) text += part
  return text
}

/** Throws on anything that is not well-formed XML. */
function readTags(xml: string): SaxesTagPlain[] {
  const tags: SaxesTagPlain[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => tags.push(tag))
  parser.write(xml).close()
  return tags
}

test('is a well-formed catalogue of shop, currency, categories and offers', async () => {
  const xml = await readFeed(stubGateway(4).gateway)
  const tags = readTags(xml)
  expect(tags.slice(0, 2).map(({ name, attributes }) => [name, attributes])).toEqual([
    ['yml_catalog', { date: '2026-01-02T12:00+03:00' }],
    ['shop', {}],
  ])
  expect(xml).toContain('<name>Арус</name><company>ООО «Арус»</company><url>https://shop.example/</url>')
  expect(xml).toContain('<currency id="RUR" rate="1"/>')
  expect(xml).toContain(
    '<category id="1">Каталог</category>\n<category id="2" parentId="1">Фильтры &amp; масла</category>',
  )
  expect(tags.filter(({ name }) => name === 'offer').map(({ attributes }) => attributes['id'])).toEqual([
    '0000000001',
    '0000000002',
    '0000000003',
    '0000000004',
  ])
})

test('tells the old price only when it was higher, and the root for a product of no section', async () => {
  const xml = await readFeed(stubGateway(2).gateway)
  const [first = '', second = ''] = xml.match(/<offer .*/g) ?? []
  expect(first).toContain(
    '<price>100.1</price><oldprice>200</oldprice><currencyId>RUR</currencyId><categoryId>2</categoryId>',
  )
  expect(second).not.toContain('oldprice')
  expect(second).toContain('<categoryId>1</categoryId>')
  expect(first).toContain(
    '<name>Фильтр &lt;1&gt; Bosch F 1</name><vendor>Bosch</vendor><vendorCode>F 1</vendorCode>',
  )
})

test('walks the whole shop in batches and leaves out what nobody sells', async () => {
  const products = 20 * ENTITY_BATCH_SIZE + 1
  const { gateway, calls } = stubGateway(products)
  const tags = readTags(await readFeed(gateway))
  expect(tags.filter(({ name }) => name === 'offer')).toHaveLength(products - Math.floor(products / 5))
  const batches = calls
    .filter(({ name }) => name === 'searchEntities')
    .map(({ request }) => request.body as string[])
  expect(batches.map(({ length }) => length)).toEqual([...Array<number>(20).fill(ENTITY_BATCH_SIZE), 1])
})

test('a shop without products is a catalogue without offers', async () => {
  const tags = readTags(await readFeed(stubGateway(0).gateway))
  expect(tags.at(-1)?.name).toBe('offers')
})

test('asks for the next batch only when the last one has been taken', async () => {
  const { gateway, calls } = stubGateway(3 * ENTITY_BATCH_SIZE)
  const parts = feedParts({ gateway, origin: 'https://shop.example', now })
  await parts.next()
  await parts.next()
  expect(calls.map(({ name }) => name)).toEqual(['getBootstrap', 'listSitemapProducts', 'searchEntities'])
})

test('fails when the gateway fails on the way', async () => {
  await expect(readFeed(stubGateway(3 * ENTITY_BATCH_SIZE, 3).gateway)).rejects.toThrow('The gateway is down')
})
