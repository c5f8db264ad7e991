import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notify } from '@/components/ui/toast/notify'
import { bookmarkStores, FILTER, renderWithStores, TWO } from '../testing'
import { BookmarkButton } from './bookmark-button'

vi.mock('@/components/ui/toast/notify', () => ({ notify: vi.fn(async () => undefined) }))

const spelt = { ...FILTER, article: 'oc-90', brand: 'KNECHT' }

test('keeps a part', async () => {
  const { stores, bookmarkActions } = bookmarkStores()
  const { user } = renderWithStores(<BookmarkButton part={FILTER} />, stores)
  const button = screen.getByRole('button', { name: 'В закладки: Knecht OC 90' })
  expect(button).toHaveAttribute('aria-pressed', 'false')
  await user.click(button)
  expect(bookmarkActions.add).toHaveBeenCalledWith(FILTER)
})

test('lets a kept part go, however it is spelt', async () => {
  const { stores, bookmarkActions } = bookmarkStores({ bookmarks: TWO })
  const { user } = renderWithStores(<BookmarkButton part={spelt} look="words" />, stores)
  const button = screen.getByRole('button', { name: /^В закладках: / })
  expect(button).toHaveAttribute('aria-pressed', 'true')
  await user.click(button)
  expect(bookmarkActions.remove).toHaveBeenCalledWith(spelt)
})

test('asks a guest to sign in, and keeps the part after that', async () => {
  const { stores, bookmarkActions } = bookmarkStores({ isGuest: true })
  const { user } = renderWithStores(<BookmarkButton part={FILTER} />, stores)
  await user.click(screen.getByRole('button'))
  const { isOpen, afterwards } = stores.signIn.getState()
  expect(isOpen).toBe(true)
  expect(bookmarkActions.add).not.toHaveBeenCalled()
  await afterwards?.()
  expect(bookmarkActions.add).toHaveBeenCalledWith(FILTER)
})

test('says so when the part could not be kept after the sign-in', async () => {
  const { stores, bookmarkActions } = bookmarkStores({ isGuest: true })
  bookmarkActions.add.mockRejectedValueOnce(new Error('down'))
  const { user } = renderWithStores(<BookmarkButton part={FILTER} />, stores)
  await user.click(screen.getByRole('button'))
  await stores.signIn.getState().afterwards?.()
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ошибка' }))
})
