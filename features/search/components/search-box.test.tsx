import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { autocomplete } from '@/lib/gateway/contracts/catalog/search'
import { GatewayError } from '@/lib/gateway/errors'
import { SEARCHES_KEY } from '@/stores/user/forget-traces'
import { hydrateInShop, renderInShop as render } from '@/tests/render-in-shop'
import { HINTS_DEBOUNCE_MS } from '../hooks/use-hints'
import { SearchBox } from './search-box'

const { push, call, address } = vi.hoisted(() => ({
  push: vi.fn(),
  call: vi.fn(),
  address: { pathname: '/', query: new URLSearchParams() },
}))

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  usePathname: () => address.pathname,
  useSearchParams: () => address.query,
}))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call }) }))

const hints = autocomplete.response.parse({
  query: 'oc90',
  isCorrected: true,
  products: [
    {
      id: '00-00012345',
      arusCode: '00-00012345',
      title: 'Фильтр масляный',
      location: '/product/00-00012345',
      brandString: 'KNECHT',
      partNumber: 'OC 90',
      price: 420,
    },
  ],
  sections: [{ id: 5, code: 'oil-filters', title: 'Масляные фильтры', count: 12 }],
  brands: [{ code: 'knecht', title: 'KNECHT', externalId: 'x', count: 3 }],
})

beforeEach(() => {
  push.mockReset()
  call.mockReset().mockResolvedValue(hints)
  localStorage.clear()
  address.pathname = '/'
  address.query = new URLSearchParams()
})

function field() {
  return screen.getByRole('combobox', { name: 'Поиск запчастей' })
}

function mode() {
  return screen.getByRole('combobox', { name: 'Где искать' })
}

test('is a plain form with four modes for those without scripts', () => {
  render(<SearchBox siteName="Мотор" />)
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search')
  expect(field()).toHaveAttribute('name', 'q')
  expect(mode()).toHaveAttribute('name', 'mode')
  expect(
    within(mode())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Везде', 'По артикулу', 'Наименованию', 'Коду Мотор'])
})

test('goes to the results in the chosen mode and remembers the query', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.selectOptions(mode(), 'Наименованию')
  await user.type(field(), ' масло {Enter}')
  await waitFor(() => expect(push).toHaveBeenCalledWith('/search?q=%D0%BC%D0%B0%D1%81%D0%BB%D0%BE&mode=name'))
  expect(localStorage.getItem(SEARCHES_KEY)).toBe('["масло"]')
})

test.each([
  ['масло', { carId: 12, year: 2017 }, '/search?q=%D0%BC%D0%B0%D1%81%D0%BB%D0%BE&assistants=12-2017'],
  ['OC 90', { carId: 12, year: 2017 }, '/search?q=OC%2090'],
  ['масло', null, '/search?q=%D0%BC%D0%B0%D1%81%D0%BB%D0%BE'],
])('«%s» is searched for the chosen car %j, a number for any', async (text, car, href) => {
  const { user, stores } = render(<SearchBox siteName="Мотор" />)
  const chosen = car && { ...car, uuid: null, mark: 'Hyundai', model: 'Solaris', modification: '' }
  act(() => stores.vehicle.setState({ isKnown: true, chosen }))
  await user.type(field(), `${text}{Enter}`)
  await waitFor(() => expect(push).toHaveBeenCalledWith(href))
})

test('puts only the article field right while typing, with the caret where it was', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.type(field(), 'OC90')
  expect(field()).toHaveValue('OC90')
  await user.selectOptions(mode(), 'По артикулу')
  await waitFor(() => expect(field()).toHaveValue('0C90'))
  await user.type(field(), 'щ', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect(field()).toHaveValue('00C90')
  expect((field() as HTMLInputElement).selectionStart).toBe(2)
})

test('each mode has its own placeholder', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  const before = field().getAttribute('placeholder')
  await user.selectOptions(mode(), 'Коду Мотор')
  expect(field().getAttribute('placeholder')).not.toBe(before)
})

test.each([
  ['колодки', { assistants: '12-2017' }],
  ['щс90', {}],
])('asks for hints of «%s» for the chosen car, unless it is a number', async (text, car) => {
  const { user, stores } = render(<SearchBox siteName="Мотор" />)
  const chosen = { carId: 12, year: 2017, uuid: 'u', mark: 'Kia', model: 'Rio', modification: '1.6' }
  act(() => stores.vehicle.setState({ isKnown: true, chosen }))
  await user.type(field(), text)
  await waitFor(() =>
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { query: text, mode: 'all', limit: 14, ...car } }),
  )
})

test('shows hints with pictures and prices, and says which layout they are for', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.type(field(), 'щс90')
  const list = await screen.findByRole('listbox', { name: 'Подсказки' })
  expect(screen.getByText('Показаны результаты по «oc90»')).toBeVisible()
  expect(call).toHaveBeenCalledOnce()
  expect(call.mock.calls[0]?.[1]).toEqual({ query: { query: 'щс90', mode: 'all', limit: 14 } })
  const options = within(list).getAllByRole('option')
  expect(options.map((option) => option.getAttribute('href'))).toEqual([
    '/product/00-00012345',
    '/catalog/oil-filters',
    '/about/brands/knecht',
  ])
  expect(options[0]).toHaveTextContent('KNECHT OC 90')
  expect(options[0]).toHaveTextContent('420')
})

test('arrows walk the hints, Enter follows one, Escape closes', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.type(field(), 'oc90')
  const list = await screen.findByRole('listbox', { name: 'Подсказки' })
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'))
  expect(field()).toHaveAttribute('aria-controls', list.id)

  await user.keyboard('{ArrowDown}{ArrowDown}')
  const second = within(list).getByRole('option', { selected: true })
  expect(second).toHaveAttribute('href', '/catalog/oil-filters')
  expect(field()).toHaveAttribute('aria-activedescendant', second.id)

  const followed = vi.fn((event: Event) => event.preventDefault())
  second.addEventListener('click', followed)
  await user.keyboard('{Enter}')
  expect(followed).toHaveBeenCalledOnce()
  expect(push).not.toHaveBeenCalled()

  await user.type(field(), '1')
  await screen.findByRole('listbox', { name: 'Подсказки' })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox', { name: 'Подсказки' })).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  expect(field()).not.toHaveAttribute('aria-controls')
})

test('tells who hears the page how many hints there are, in a region that is there before its words', async () => {
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.click(field())
  const region = await screen.findByRole('status')
  expect(region).toBeEmptyDOMElement()
  await user.type(field(), 'oc90')
  await waitFor(() => expect(region).toHaveTextContent('Показаны результаты по «oc90». Подсказок: 3'))
  await user.type(field(), '1')
  expect(region).toBeEmptyDOMElement()
  await waitFor(() => expect(region).toHaveTextContent('Подсказок: 3'))
})

test('says, and tells, that nothing was found', async () => {
  call.mockResolvedValue({ ...hints, isCorrected: false, products: [], sections: [], brands: [] })
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.type(field(), 'мюмзики')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Ничего не найдено/))
  expect(screen.getAllByText(/^Ничего не найдено/)).toHaveLength(2)
  expect(screen.queryByRole('listbox', { name: 'Подсказки' })).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('an empty field offers own queries, which can be forgotten', async () => {
  localStorage.setItem(SEARCHES_KEY, '["масло","oc90"]')
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.click(field())
  const list = await screen.findByRole('listbox', { name: 'Подсказки' })
  expect(
    within(list)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['масло', 'oc90'])
  expect(call).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Очистить историю' }))
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Подсказки' })).toBeNull())
  expect(localStorage.getItem(SEARCHES_KEY)).toBeNull()
  expect(await screen.findByText('История поиска очищена')).toBeInTheDocument()
})

test('forgets own queries that another tab has forgotten', async () => {
  localStorage.setItem(SEARCHES_KEY, '["масло"]')
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.click(field())
  await screen.findByRole('option', { name: 'масло' })
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SEARCHES_KEY })))
  expect(screen.queryByRole('option', { name: 'масло' })).toBeNull()
})

test('says so when hints cannot be had', async () => {
  call.mockRejectedValue(new GatewayError({ kind: 'unavailable', message: 'нет' }))
  const { user } = render(<SearchBox siteName="Мотор" />)
  await user.type(field(), 'oc90')
  const [said] = await screen.findAllByText('Подсказки не загрузились. Нажмите «Найти».')
  expect(said).toBeVisible()
})

test('shows the query of the results page', () => {
  address.pathname = '/search'
  address.query = new URLSearchParams('q=oc90&mode=articul')
  render(<SearchBox siteName="Мотор" />)
  expect(field()).toHaveValue('oc90')
  expect(mode()).toHaveValue('articul')
})

test('keeps what was typed on the results page before the scripts came, until another address', async () => {
  address.pathname = '/search'
  address.query = new URLSearchParams('q=oc90')
  const early = () => fireEvent.input(field(), { target: { value: 'колодки' } })
  const { user } = hydrateInShop(<SearchBox siteName="Мотор" />, early)
  expect(field()).toHaveValue('колодки')
  address.query = new URLSearchParams('q=масло')
  await user.selectOptions(mode(), 'Наименованию')
  expect(field()).toHaveValue('масло')
})

test('asks for no hints where their service is off, and offers own queries still', async () => {
  localStorage.setItem(SEARCHES_KEY, JSON.stringify(['щётки 555']))
  const { user } = render(<SearchBox siteName="Мотор" hasHints={false} />)
  await user.click(field())
  expect(await screen.findByRole('option', { name: /щётки 555/ })).toBeVisible()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.input(field(), { target: { value: 'oc90' } })
  await act(() => vi.advanceTimersByTimeAsync(HINTS_DEBOUNCE_MS * 2))
  expect(screen.queryByRole('listbox', { name: 'Подсказки' })).not.toBeInTheDocument()
  expect(call).not.toHaveBeenCalled()
})
