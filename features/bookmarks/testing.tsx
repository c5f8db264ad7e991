import type { ReactElement } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { vi } from 'vitest'
import { render } from '@/tests/render'
import { addBookmark } from '@/stores/bookmarks/bookmark-rules'
import { type Bookmarks, NO_BOOKMARKS, type Retagged } from '@/stores/bookmarks/bookmarks'
import { createStores, type Stores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'

const SITE = { defaultSupplierId: 29, fallbackSupplierId: 8, shopIds: [29], isMarkup: true }

export const FILTER = { article: 'OC 90', brand: 'Knecht', title: 'Фильтр масляный', code: '00-00000001' }
export const PADS = { article: 'GDB1330', brand: 'TRW', title: 'Колодки', tags: ['ТО'] }

export const TWO: Bookmarks = {
  ...addBookmark(addBookmark(NO_BOOKMARKS, FILTER), PADS),
  tags: ['ТО', 'Зима'],
}

/** Stores of a page whose bookmarks are written nowhere; the requested writes are recorded. */
export function bookmarkStores({
  bookmarks = NO_BOOKMARKS,
  isGuest = false,
}: { bookmarks?: Bookmarks; isGuest?: boolean } = {}) {
  const stores = createStores({ site: SITE })
  const bookmarkActions = {
    read: vi.fn(async () => undefined),
    add: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    update: vi.fn(async (_: Retagged) => undefined),
    addTag: vi.fn(async () => undefined),
    removeTag: vi.fn(async () => undefined),
    settle: vi.fn(async () => undefined),
    listen: () => () => undefined,
  } satisfies Stores['bookmarkActions']
  stores.user.setState({ status: isGuest ? 'guest' : 'user', isAuthorized: !isGuest })
  stores.bookmarks.setState({ status: isGuest ? 'guest' : 'ready', bookmarks })
  return { stores: { ...stores, bookmarkActions }, bookmarkActions }
}

export function renderWithStores(ui: ReactElement, stores: Stores) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <StoresProvider site={SITE} stores={stores}>
        {ui}
      </StoresProvider>
    </QueryClientProvider>,
  )
}
