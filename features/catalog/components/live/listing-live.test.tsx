import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { toFilterPanel } from '../../model/filter-panel'
import { toSortLinks } from '../../model/listing-links'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from '../../model/testing'
import { FilterPanel } from '../filters/filter-panel'
import { toSearchForm } from '../../model/to-search-form'
import { SectionSearch } from '../section-search'
import { ListingToolbar } from '../listing-toolbar'
import { ListingLive } from './listing-live'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const SECOND_PAGE = '/catalog/oil?page=2'
const makers = Array.from({ length: 16 }, (_, index) => `m${index}`)
const listing = listingOf([
  wireFilter({
    id: '1',
    code: 'brand',
    title: 'Бренд',
    tooltip: 'Кто сделал деталь',
    options: makers.map((id) => wireOption(id)),
  }),
  wirePrice(),
])
const sorts = [
  { code: 'popular', title: 'Популярные', isActive: true },
  { code: 'price', title: 'Дешевле', isActive: false },
]

function Listing({ segments = [], found = 'Найдено 12 товаров' }: { segments?: string[]; found?: string }) {
  const state = stateOf(listing, segments)
  return (
    <ListingLive found={found}>
      <h1 tabIndex={-1}>Масло</h1>
      <SectionSearch form={toSearchForm(state)} section="Масло" />
      <FilterPanel
        groups={toFilterPanel(state, listing.filters, listing.filters)}
        showText="Показать 12 товаров"
      />
      <section aria-label="Товары">
        <ListingToolbar sorts={toSortLinks(state, sorts, 'popular')} hasFilters chosen={0} />
        <div data-results>
          <ul data-view="grid" />
          <div data-live="pages">
            <a href={SECOND_PAGE}>2</a>
          </div>
        </div>
      </section>
    </ListingLive>
  )
}

beforeEach(() => {
  push.mockReset().mockImplementation((href: string) => history.pushState(null, '', href))
  history.replaceState(null, '', '/catalog/oil')
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => {}, removeEventListener: () => {} }))
})

test('a filter is applied in place and the reader keeps the control, the open lists and the count', async () => {
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByText('Показать ещё 8'))
  await user.click(screen.getByRole('link', { name: 'M12 5' }))
  expect(push).toHaveBeenCalledWith('/catalog/oil/brand-m12', { scroll: false })
  unmount()

  render(<Listing segments={['brand-m12']} found="Найдено 5 товаров" />)
  await waitFor(() => expect(screen.getByRole('link', { name: 'M12 5' })).toHaveFocus())
  expect(screen.getByText('Показать ещё 7').closest('details')).toHaveProperty('open', true)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Найдено 5 товаров'))
})

test('a press on a filter makes the browser lay out nothing before its time', async () => {
  const flippedAtReading: boolean[] = []
  let written = 0
  const spy = vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(() => {
    flippedAtReading.push(document.querySelector('[data-flipped]') !== null)
    return 0
  })
  const writing = vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(() => {
    written += 1
  })
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByRole('link', { name: 'M1 5' }))
  unmount()
  render(<Listing segments={['brand-m1']} />)
  expect(flippedAtReading).toEqual([false])
  expect(written).toBe(0)
  spy.mockRestore()
  writing.mockRestore()
})

test('another page of the list starts at its top, under the heading', async () => {
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByRole('link', { name: '2' }))
  expect(push).toHaveBeenCalledWith('/catalog/oil?page=2', { scroll: true })
  unmount()
  render(<Listing />)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Масло' })).toHaveFocus())
})

test('what a click left behind is of no use on a page reached in another way', async () => {
  history.replaceState(null, '', '/catalog/wheels')
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByText('Показать ещё 8'))
  await user.click(screen.getByRole('link', { name: 'M12 5' }))
  unmount()
  history.replaceState(null, '', '/catalog/brakes')
  render(<Listing />)
  expect(screen.getByText('Показать ещё 8').closest('details')).toHaveProperty('open', false)
})

test('the way back to a list shows its groups as they were left', async () => {
  history.replaceState(null, '', '/catalog/left')
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByText('Показать ещё 8'))
  await user.click(screen.getByRole('link', { name: 'M12 5' }))
  unmount()
  const { unmount: leave } = render(<Listing segments={['brand-m12']} />)
  history.pushState(null, '', '/catalog/left')
  leave()
  render(<Listing />)
  expect(screen.getByText('Показать ещё 8').closest('details')).toHaveProperty('open', true)
})

test('a click with a modifier is left to the browser', async () => {
  const { user } = render(<Listing />)
  // There is no browser here to open a tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'M1 5' }))
  await user.keyboard('{/Control}')
  expect(push).not.toHaveBeenCalled()
})

test('a typed range is applied when the field is left, and only when it changes something', async () => {
  const { user } = render(<Listing />)
  await user.type(screen.getByRole('textbox', { name: 'Цена, ₽: до' }), '900{Tab}')
  await waitFor(() =>
    expect(push).toHaveBeenLastCalledWith('/catalog/oil?filters=9.100~900', { scroll: false }),
  )
})

test('a search in a long list leaves what matches and unfolds the rest', async () => {
  const { user } = render(<Listing />)
  await user.type(screen.getByRole('searchbox', { name: 'Найти: Бренд' }), 'm15')
  const shown = () => screen.getAllByRole('link', { name: /^M\d+ 5$/ }).map((link) => link.textContent)
  await waitFor(() => expect(shown()).toEqual(['M15 5']))
  expect(screen.getByText('Показать ещё 8').closest('details')).toHaveProperty('open', true)
  expect(screen.getByText('Кто сделал деталь').closest('details')).toHaveProperty('open', false)
})

test('what was typed into the search of a list before the scripts came is looked for', async () => {
  document.body.innerHTML = renderToString(<Listing />)
  const root = document.body.firstElementChild
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Найти: Бренд' })
  field.value = 'm15'
  const hydrated = await act(() => hydrateRoot(root?.parentElement ?? document.body, <Listing />))
  const shown = () => screen.getAllByRole('link', { name: /^M\d+ 5$/ }).map((link) => link.textContent)
  await waitFor(() => expect(shown()).toEqual(['M15 5']))
  act(() => hydrated.unmount())
})

test('the sheet takes the whole page until it is closed, and survives a choice made in it', async () => {
  const { user, unmount } = render(<Listing />)
  const opener = screen.getByRole('link', { name: /^Фильтры/ })
  await user.click(opener)
  expect(await screen.findByRole('dialog', { name: 'Фильтры' })).toHaveAttribute('aria-modal', 'true')
  expect(screen.getByRole('region', { name: 'Товары', hidden: true })).toHaveProperty('inert', true)
  expect(screen.getByRole('link', { name: 'Закрыть фильтры' })).toHaveFocus()

  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()

  await user.click(opener)
  await user.click(screen.getByRole('link', { name: 'M1 5' }))
  unmount()
  render(<Listing segments={['brand-m1']} />)
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Показать 12 товаров' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('link', { name: /^Фильтры/ })).toHaveFocus()
})

test('the back button of a phone closes the sheet instead of leaving the page', async () => {
  const watching = new Set<EventTarget>()
  class Watcher extends EventTarget {
    constructor() {
      super()
      watching.add(this)
    }
    destroy() {
      watching.delete(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  const { user } = render(<Listing />)
  const opener = screen.getByRole('link', { name: /^Фильтры/ })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Фильтры' })
  await user.keyboard('{Escape}')
  expect(watching.size).toBe(0)
  await user.click(opener)
  for (const watcher of watching) watcher.dispatchEvent(new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
  vi.unstubAllGlobals()
})

test('the view is remembered', async () => {
  const { user, unmount } = render(<Listing />)
  await user.click(screen.getByRole('button', { name: 'Строками' }))
  unmount()
  render(<Listing />)
  expect(screen.getByRole('button', { name: 'Строками' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Плиткой' })).toHaveAttribute('aria-pressed', 'false')
})

test('the open sort menu is closed by Escape and by a click beside it', async () => {
  const { user } = render(<Listing />)
  const menu = screen.getByText('Сортировка:').closest('details')
  await user.click(screen.getByText('Сортировка:'))
  expect(menu).toHaveProperty('open', true)
  await user.keyboard('{Escape}')
  expect(menu).toHaveProperty('open', false)
  await user.click(screen.getByText('Сортировка:'))
  await user.click(screen.getByRole('heading', { name: 'Масло' }))
  expect(menu).toHaveProperty('open', false)
})

test('a search in the section is applied in place and keeps the filters', async () => {
  const { user } = render(<Listing segments={['brand-m1']} />)
  await user.type(screen.getByRole('searchbox', { name: 'Искать в разделе «Масло»' }), '5w-40{Enter}')
  await vi.waitFor(() =>
    expect(push).toHaveBeenCalledWith('/catalog/oil/brand-m1?search=5w-40', { scroll: false }),
  )
})

test('leaving the search field without Enter changes nothing', async () => {
  const { user } = render(<Listing />)
  await user.type(screen.getByRole('searchbox', { name: 'Искать в разделе «Масло»' }), '5w-40')
  await user.tab()
  expect(push).not.toHaveBeenCalled()
})
