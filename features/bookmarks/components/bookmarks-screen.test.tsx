import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Bookmarks, NO_BOOKMARKS } from '@/stores/bookmarks/bookmarks'
import { KnownBookmarks } from '@/stores/bookmarks/known-bookmarks'
import { matchKey } from '@/lib/parts/keys'
import type { RequestedItem } from '@/stores/cart/requested-item'
import type { BookmarkFacts } from '../api/bookmark-reads'
import { bookmarkStores, FILTER, PADS, renderWithStores, TWO } from '../testing'
import { BookmarksScreen } from './bookmarks-screen'

const { readBookmarkFacts } = vi.hoisted(() => ({
  readBookmarkFacts: vi.fn<() => Promise<ReadonlyMap<string, BookmarkFacts>>>(),
}))
vi.mock('../api/bookmark-reads', () => ({ bookmarkFacts: () => readBookmarkFacts }))

const item: RequestedItem = {
  ...PADS,
  supplierId: 501,
  ownWarehouse: false,
  price: 3200,
  quantity: 1,
  maxQuantity: 4,
  multiplicity: 1,
  deliveryTime: 24,
}

beforeEach(() => {
  readBookmarkFacts.mockResolvedValue(new Map([[matchKey('TRW', 'GDB1330'), { picture: null, item }]]))
})

function show(options: Parameters<typeof bookmarkStores>[0] = { bookmarks: TWO }) {
  const stored = bookmarkStores(options)
  const ui = (
    <BookmarksScreen
      buttonFor={({ article }) => <button type="button">Купить {article}</button>}
      fitmentFor={({ partNumber }) => <p>Подходит {partNumber}</p>}
    />
  )
  return { ...stored, ...renderWithStores(ui, stored.stores) }
}

const rows = () => within(screen.getByRole('list', { name: 'Закладки' })).getAllByRole('listitem')

test('shows the newest first with what can be bought today', async () => {
  show()
  expect(await screen.findByRole('button', { name: 'Купить GDB1330' })).toBeVisible()
  expect(rows()[0]).toHaveTextContent('Подходит GDB1330')
  expect(screen.getByText('3 200 ₽')).toBeVisible()
  expect(screen.getByText('Сейчас нет в продаже')).toBeVisible()
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
    'TRW GDB1330',
    'Knecht OC 90',
  ])
})

test('says nothing of what is on sale while prices cannot be had, and asks again', async () => {
  readBookmarkFacts.mockRejectedValueOnce(new Error('down'))
  const { user } = show()
  expect(await screen.findAllByText('Цена уточняется')).toHaveLength(2)
  expect(screen.queryByText('Сейчас нет в продаже')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Узнать ещё раз' }))
  expect(await screen.findByRole('button', { name: 'Купить GDB1330' })).toBeVisible()
  expect(screen.queryByText('Цены не загрузились.')).not.toBeInTheDocument()
})

test('draws a long list piece by piece', async () => {
  const products = Array.from({ length: 60 }, (_, at) => ({
    ...FILTER,
    id: `N${at}`,
    partNumber: `N${at}`,
    tags: [],
  }))
  const { user } = show({ bookmarks: { products, tags: [], version: TWO.version } })
  expect(screen.getAllByText(/^N\d+$/)).toHaveLength(50)
  await user.click(screen.getByText('Показать ещё'))
  expect(screen.getAllByText(/^N\d+$/)).toHaveLength(60)
  expect(screen.queryByText('Показать ещё')).not.toBeInTheDocument()
})

test('looks under a tag', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'ТО 1' }))
  expect(rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Зима 0' }))
  expect(screen.getByText('С меткой «Зима» пока ничего нет.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Все 2' }))
  expect(rows()).toHaveLength(2)
})

test('adds a tag and removes the one that is looked under', async () => {
  const { user, bookmarkActions } = show()
  await user.type(screen.getByRole('textbox', { name: 'Новая метка' }), 'Лето{Enter}')
  expect(bookmarkActions.addTag).toHaveBeenCalledWith('Лето')
  await user.click(screen.getByRole('button', { name: 'ТО 1' }))
  await user.click(screen.getByRole('button', { name: 'Удалить метку «ТО»' }))
  expect(bookmarkActions.removeTag).toHaveBeenCalledWith('ТО')
})

test('a tag that is too long is said and not cut', async () => {
  const { user, bookmarkActions } = show()
  const field = screen.getByRole('textbox', { name: 'Новая метка' })
  await user.click(field)
  await user.paste('ш'.repeat(43))
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('ш'.repeat(43))
  expect(field).toHaveAccessibleDescription('Метка длиннее 40 знаков: сократите её на 3')
  expect(bookmarkActions.addTag).not.toHaveBeenCalled()
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}')
  expect(bookmarkActions.addTag).toHaveBeenCalledExactlyOnceWith('ш'.repeat(40))
})

test('gives a product its tags', async () => {
  const { user, bookmarkActions } = show()
  const [first] = rows()
  if (!first) throw new Error('no rows')
  await user.click(within(first).getByText(/Изменить метки/, { selector: 'summary' }))
  await user.click(within(first).getByRole('checkbox', { name: 'Зима' }))
  const tags = () => bookmarkActions.update.mock.lastCall?.[0].toTags(['ТО', 'Лето'])
  expect(tags()).toEqual(['ТО', 'Лето', 'Зима'])
  await user.click(within(first).getByRole('checkbox', { name: 'ТО' }))
  expect(tags()).toEqual(['Лето'])
})

test('says what bookmarks are for while there are none', () => {
  show({ bookmarks: NO_BOOKMARKS })
  expect(screen.getByText('Закладок пока нет')).toBeVisible()
})

function showWith(known: Bookmarks, owner: string, status: 'unknown' | 'reading' | 'failed' | 'ready') {
  const stored = bookmarkStores()
  stored.stores.user.setState({ externalId: 'anna' })
  stored.stores.bookmarks.setState({ status })
  const ui = (
    <KnownBookmarks bookmarks={known} owner={owner}>
      <BookmarksScreen buttonFor={() => null} fitmentFor={() => null} />
    </KnownBookmarks>
  )
  return { ...stored, ...renderWithStores(ui, stored.stores) }
}

test.each(['unknown', 'reading', 'failed'] as const)(
  'shows what came with the page while its own are %s, and lets go of it',
  async (status) => {
    const { user, bookmarkActions } = showWith(TWO, 'anna', status)
    const [first] = rows()
    if (!first) throw new Error('no rows')
    await user.click(within(first).getByRole('button', { name: /^В закладках: /, pressed: true }))
    expect(bookmarkActions.remove).toHaveBeenCalledWith(expect.objectContaining({ article: 'GDB1330' }))
  },
)

test('shows what was read later in the place of what came with the page', () => {
  showWith(TWO, 'anna', 'ready')
  expect(screen.getByText('Закладок пока нет')).toBeVisible()
})

test('shows nothing of what came for somebody else', () => {
  showWith(TWO, 'boris', 'reading')
  expect(screen.queryByText('GDB1330')).not.toBeInTheDocument()
})
