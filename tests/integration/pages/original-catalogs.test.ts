import { createElement, type ReactNode } from 'react'
import { NextRequest } from 'next/server'
import { beforeEach, expect, test, vi } from 'vitest'
import * as contract from '@/lib/gateway/contracts/catalog/original-catalogs'
import type { Operation } from '@/lib/gateway/operation'
import { middleware } from '@/middleware'
import { answering, refusing } from '@/tests/msw/faults'
import { renderPage } from './render-page'
import { withTestShop } from './with-test-shop'

vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }))

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

const SENTENCE = 'Каталог на паузе'
const VIN = 'JTEHC05J804012345'

const CATALOG = { catalogId: 'TA', catalogName: 'Toyota', code: 'TA', brand: 'Toyota', isWizard: true }
const CAR = { vehicleId: '7', code: 'TA', ssd: 's.1', brand: 'Toyota', name: 'Land Cruiser 100', vin: VIN }
const GROUP = { groupId: '5', parentId: null, title: 'Тормоза', isLeaf: true, ssd: 's.1' }
const UNIT = { unitId: '9', groupId: '5', code: '47-04', title: 'Тормоз передний', ssd: 's.1' }
const PADS = { position: '1', article: '04465-60020', brand: 'Toyota', title: 'Колодки тормозные' }
const DISC = { position: '2', article: '43512-60090', brand: 'Toyota', title: 'Диск тормозной' }
const DETAIL = { ...UNIT, picture: null, parts: [PADS, DISC] }

const { server } = withTestShop()

/** A source that knows one car. */
beforeEach(() => {
  server.use(
    answering(contract.listOriginalCatalogs, { catalogs: [CATALOG] }),
    answering(contract.findVehicleByVin, { vehicles: [CAR] }),
    answering(contract.listWizardSteps, { catalog: CATALOG, ssd: 'w', steps: [], isReady: true }),
    answering(contract.findVehiclesByWizard, { vehicles: [CAR, { ...CAR, vehicleId: '8', ssd: 's.2' }] }),
    answering(contract.listOriginalGroups, { vehicle: CAR, groups: [GROUP] }),
    answering(contract.listOriginalUnits, { group: GROUP, units: [UNIT] }),
    answering(contract.getOriginalUnit, DETAIL),
    answering(contract.getOriginalCategory, { group: GROUP, units: [DETAIL] }),
    answering(contract.collectOriginalUnits, { units: [DETAIL] }),
    answering(contract.listOriginalPartUnits, { units: [{ ...UNIT, parts: [PADS] }] }),
  )
})

const call = (address: string) => middleware(new NextRequest(`https://shop.test${encodeURI(address)}`))

type Props = { params: Promise<object>; searchParams: Promise<Record<string, string[]>> }
type PageModule = { default: (props: Props) => ReactNode | Promise<ReactNode> }

const PAGES: Readonly<Record<string, () => Promise<unknown>>> = {
  '/original_catalogs': () => import('@/app/original_catalogs/page'),
  '/original_catalogs/TA': () => import('@/app/original_catalogs/[code]/page'),
  '/original_catalogs/group': () => import('@/app/original_catalogs/group/page'),
  '/original_catalogs/unit': () => import('@/app/original_catalogs/unit/page'),
}

async function show(address: string): Promise<string> {
  const { pathname, searchParams: query } = new URL(address, 'https://shop.test')
  const load = PAGES[pathname]
  if (!load) throw new Error(`no page at ${pathname}`)
  const { default: Page } = (await load()) as PageModule
  const params = Promise.resolve({ code: 'TA' })
  const searchParams = Promise.resolve(
    Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)])),
  )
  return renderPage(createElement(Page as (props: Props) => ReactNode, { params, searchParams }))
}

const CAR_PAGE = '/original_catalogs/group?code=TA&vehicle=7&ssd=s.1'
const UNIT_PAGE = '/original_catalogs/unit?code=TA&vehicle=7&ssd=s.1&unit=9'

const NEEDS: [address: string, ...needs: Operation[]][] = [
  ['/original_catalogs', contract.listOriginalCatalogs],
  [`/original_catalogs?q=${VIN}`, contract.findVehicleByVin],
  ['/original_catalogs/TA', contract.listWizardSteps, contract.findVehiclesByWizard],
  [CAR_PAGE, contract.listOriginalGroups],
  [`${CAR_PAGE}&group=5`, contract.listOriginalGroups, contract.listOriginalUnits],
  [`${CAR_PAGE}&find=колодки`, contract.listOriginalUnits, contract.collectOriginalUnits],
  [`${CAR_PAGE}&article=04465-60020`, contract.listOriginalPartUnits],
  [UNIT_PAGE, contract.listOriginalGroups, contract.getOriginalUnit],
  [`${UNIT_PAGE}&unit=10`, contract.collectOriginalUnits],
  ['/original_catalogs/unit?code=TA&ssd=s.1&group=5', contract.getOriginalCategory],
]
const ROWS = NEEDS.flatMap(([address, ...needs]) =>
  needs.map((needed) => [address, needed.name, needed] as const),
)

test.each(ROWS)('%s has the status of %s, which it needs', async (address, _, needed) => {
  for (const [status, seen] of [
    [503, 503],
    [400, 400],
    [422, 400],
  ] as const) {
    Reflect.deleteProperty(globalThis, Symbol.for('arus.data-cache'))
    server.use(refusing(needed, { status, body: { message: SENTENCE } }))
    const response = await call(address)
    // A number that the gateway refuses is a mistake at its field.
    const isMistake = needed === contract.findVehicleByVin && seen === 400
    expect(response.status).toBe(isMistake ? 200 : seen)
    if (seen === 503) expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await show(address)).toContain(SENTENCE)
  }
})

test.each([
  ['/original_catalogs/TA', contract.listWizardSteps],
  [CAR_PAGE, contract.listOriginalGroups],
  [`${CAR_PAGE}&group=5`, contract.listOriginalUnits],
  [UNIT_PAGE, contract.getOriginalUnit],
] as const)('%s of what the source does not know is a 404', async (address, needed) => {
  server.use(refusing(needed, { status: 404, body: {} }))
  expect((await call(address)).status).toBe(404)
})

test.each([
  [`/original_catalogs?q=${VIN}`, '/original_catalogs/group?code=TA&vehicle=7&ssd=s.1&chosen=1'],
  [`/original_catalogs/HY?q=${VIN}`, '/original_catalogs/group?code=TA&vehicle=7&ssd=s.1&chosen=1'],
  [
    `${CAR_PAGE}&article=04465-60020`,
    '/original_catalogs/unit?code=TA&vehicle=7&ssd=s.1&group=5&unit=9&article=04465-60020',
  ],
  [`${CAR_PAGE}&quick=pads`, '/original_catalogs/unit?code=TA&vehicle=7&ssd=s.1&group=5&unit=9&find=pads'],
])('%s, which has one answer, leads there at once and is kept by nobody', async (address, target) => {
  const response = await call(address)
  expect(response.status).toBe(302)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { pathname, search, hash } = new URL(response.headers.get('location') ?? '')
  expect(pathname + search + hash).toBe(target)
})

test('a catalogue’s own page stands, however few cars it has; one car of its wizard is opened', async () => {
  server.use(answering(contract.findVehiclesByWizard, { vehicles: [CAR] }))
  expect((await call('/original_catalogs/TA')).status).toBe(200)
  expect((await call('/original_catalogs/TA?ssd=w')).status).toBe(302)
})

test.each([
  ['/original_catalogs?q=JTEHC05J80401234', 'В VIN 17 знаков, а здесь 16'],
  ['/original_catalogs/TA?q=камри', 'Это не VIN и не номер кузова'],
])('%s says what is wrong at the field', async (address, sentence) => {
  expect((await call(address)).status).toBe(200)
  const html = await show(address)
  expect(html).toContain(sentence)
  expect(html).toContain('aria-invalid="true"')
})

test('a car that nobody knows is no failure: its page leads on', async () => {
  server.use(refusing(contract.findVehicleByVin, { status: 404, body: {} }))
  expect((await call(`/original_catalogs?q=${VIN}`)).status).toBe(200)
  const html = await show(`/original_catalogs?q=${VIN}`)
  expect(html).toContain('автомобиль не нашёлся')
  expect(html).toContain('Спросить специалиста')
})

test.each([
  ['/original_catalogs/group', 200],
  ['/original_catalogs/unit', 200],
  ['/original_catalogs/group?code=TA', 400],
  ['/original_catalogs/unit?code=TA&ssd=s.1', 400],
  ['/original_catalogs/unit/more', 404],
])('%s, which lacks what it is about, is a %d', async (address, status) => {
  expect((await call(address)).status).toBe(status)
})

test('a page of a unit marks what its address is about', async () => {
  const html = await show(`${UNIT_PAGE}&find=диск`)
  expect(html.match(/то, что искали/g)).toHaveLength(1)
  expect(html).toMatch(/43512-60090.*то, что искали/s)
})
