import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productOf } from '@/features/product/testing'
import { getEntity } from '@/lib/gateway/contracts/catalog/catalog'
import { GatewayError } from '@/lib/gateway/errors'
import { compareStore } from '@/stores/compare/compare-store'
import { renderInShop as render } from '@/tests/render-in-shop'
import { CompareScreen } from './compare-screen'

const { call, replace, address } = vi.hoisted(() => ({
  call: vi.fn(),
  replace: vi.fn(),
  address: { query: new URLSearchParams() },
}))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ replace }),
  useSearchParams: () => address.query,
}))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call }) }))

const TYRES = { id: 1, code: 'tyres', title: 'Шины', count: 9, pictureUrl: null }
const OILS = { ...TYRES, id: 2, code: 'oils', title: 'Масла' }

function known(id: string, season: string, section = TYRES) {
  return productOf({
    id,
    arusCode: id,
    title: `Товар ${id.slice(-1)}`,
    partNumber: `T${id.slice(-1)}`,
    price: 5000,
    quantity: 4,
    breadcrumb: [section],
    spec: [
      { code: 'season', title: 'Сезон', value: season, humanized: season },
      { code: 'country', title: 'Страна', value: 'Россия', humanized: 'Россия' },
    ],
  })
}

const [ONE, OTHER, OIL, GONE] = ['00-10000001', '00-10000002', '00-10000003', '00-10000009'] as const
const catalogue = new Map([
  [ONE, known(ONE, 'Лето')],
  [OTHER, known(OTHER, 'Зима')],
  [OIL, known(OIL, 'Любой', OILS)],
])

beforeEach(() => {
  localStorage.clear()
  compareStore.clear()
  replace.mockReset()
  address.query = new URLSearchParams()
  call.mockReset().mockImplementation(async (operation, { params: { code } }) => {
    if (operation !== getEntity) throw new Error('A comparison reads products alone')
    const product = catalogue.get(code)
    if (!product) throw new GatewayError({ kind: 'notFound', message: 'Такого товара нет.' })
    return product
  })
})

afterEach(() => vi.restoreAllMocks())

function choose(...codes: string[]) {
  for (const code of codes) compareStore.add({ code, section: code === OIL ? 'oils' : 'tyres' })
}

const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('leads on where nothing is compared', async () => {
  render(<CompareScreen />)
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog')
  expect(call).not.toHaveBeenCalled()
})

test('compares one section at a time, first that of the last choice', async () => {
  choose(OIL, ONE, OTHER)
  const { user } = render(<CompareScreen />)
  expect(await screen.findByRole('table', { name: 'Шины' })).toBeVisible()
  expect(columns()).toEqual(['Товар 1', 'Товар 2'])
  await user.click(screen.getByRole('button', { name: 'Масла 1' }))
  expect(columns()).toEqual(['Товар 3'])
  expect(screen.getByText('Добавьте ещё один товар, чтобы увидеть различия.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Добавить ещё из раздела «Масла»' })).toHaveAttribute(
    'href',
    '/catalog/oils',
  )
})

test('shows differences alone where that is wanted', async () => {
  choose(ONE, OTHER)
  const { user } = render(<CompareScreen />)
  expect(await screen.findByRole('rowheader', { name: 'Страна' })).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Только различия' }))
  expect(screen.queryByRole('rowheader', { name: 'Страна' })).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Сезон' })).toBeVisible()
})

test('removes one product, and all with one press', async () => {
  choose(ONE, OTHER)
  const { user } = render(<CompareScreen />)
  await user.click(await screen.findByRole('button', { name: /^Убрать из сравнения, .* T1$/ }))
  expect(columns()).toEqual(['Товар 2'])
  expect(call).toHaveBeenCalledTimes(2)
  await user.click(screen.getByRole('button', { name: 'Очистить всё' }))
  expect(await screen.findByText('Сравнивать пока нечего')).toBeVisible()
  expect(await screen.findByText('Сравнение очищено')).toBeInTheDocument()
})

test('a link shows what it names, says what it could not find, and leaves the visitor’s own alone', async () => {
  choose(OIL)
  address.query = new URLSearchParams({ ids: `${ONE}.${OTHER}.${GONE}.nosuch` })
  const { user } = render(<CompareScreen />)
  expect(await screen.findByText('В каталоге не нашли: 2 товара из ссылки.')).toBeVisible()
  expect(columns()).toEqual(['Товар 1', 'Товар 2'])
  expect(screen.queryByRole('button', { name: 'Очистить всё' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Убрать из сравнения, .* T1$/ }))
  expect(replace).toHaveBeenLastCalledWith(`/compare?ids=${OTHER}.${GONE}`, { scroll: false })
  expect(compareStore.getState().products.map(({ code }) => code)).toEqual([OIL])
  await user.click(screen.getByRole('button', { name: 'Сохранить у себя' }))
  expect(compareStore.getState().products.map(({ code }) => code)).toEqual([OIL, ONE, OTHER])
  expect(replace).toHaveBeenLastCalledWith('/compare', { scroll: false })
})

test('a link stays open where the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  address.query = new URLSearchParams({ ids: ONE })
  const { user } = render(<CompareScreen />)
  await user.click(await screen.findByRole('button', { name: 'Сохранить у себя' }))
  expect(await screen.findByText('Браузер не даёт запомнить сравнение')).toBeInTheDocument()
  expect(replace).not.toHaveBeenCalled()
})

test('a link to products of several sections begins with the first that it names', async () => {
  address.query = new URLSearchParams({ ids: `${ONE}.${OIL}` })
  render(<CompareScreen />)
  expect(await screen.findByRole('table', { name: 'Шины' })).toBeVisible()
})

test('a link that names nothing known says so', async () => {
  address.query = new URLSearchParams({ ids: GONE })
  render(<CompareScreen />)
  expect(await screen.findByText('По ссылке ничего не нашли')).toBeVisible()
})

test('what has left the catalogue is named and can be removed', async () => {
  choose(ONE, GONE)
  const { user } = render(<CompareScreen />)
  expect(await screen.findByText(/Больше нет в каталоге: 1 товар/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Убрать из сравнения' }))
  await waitFor(() => expect(compareStore.getState().products.map(({ code }) => code)).toEqual([ONE]))
})

test('asks again for what did not load, and shows the rest meanwhile', async () => {
  choose(ONE, OTHER)
  call.mockImplementationOnce(async () => {
    throw new GatewayError({ kind: 'unavailable', message: 'нет' })
  })
  const { user } = render(<CompareScreen />)
  expect(await screen.findByText('Не загрузилось: 1 товар.')).toBeVisible()
  expect(columns()).toEqual(['Товар 2'])
  await user.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }))
  await waitFor(() => expect(columns()).toEqual(['Товар 1', 'Товар 2']))
})

test('the link of a comparison can be copied', async () => {
  choose(ONE, OTHER)
  const { user } = render(<CompareScreen />)
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }))
  expect(await screen.findByText('Ссылка на сравнение скопирована')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/compare?ids=${ONE}.${OTHER}`)
})
