import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { entityOf } from '@/features/product/testing'
import { readViewed, rememberViewed } from '@/features/recommendations/model/viewed-goods'
import { PURPOSES, writeConsent } from '@/lib/consent/cookie-consent'
import { VIEWED_KEY } from '@/stores/user/forget-traces'
import { renderInShop as render } from '@/tests/render-in-shop'
import { RecommendedBlocks } from './recommended-blocks'
import { RecommendedPlace } from './recommended-place'

const { fetchRecommended } = vi.hoisted(() => ({ fetchRecommended: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))
vi.mock('@/features/recommendations/api/fetch-recommended', () => ({ fetchRecommended }))

beforeEach(() => {
  localStorage.clear()
  writeConsent(PURPOSES)
  // Nothing is laid out here, and a place is filled where it is shown.
  Element.prototype.checkVisibility = () => true
  fetchRecommended.mockResolvedValue([entityOf({ price: 420, quantity: 3 })])
})

async function open() {
  rememberViewed('00-00012345')
  const rendered = render(
    <main>
      <RecommendedPlace kind="viewed" title="Вы смотрели" />
      <RecommendedPlace kind="personal" title="Вам может пригодиться" />
      <RecommendedBlocks call={async () => ['00-00000001']} started={0} />
    </main>,
  )
  await screen.findByRole('region', { name: 'Вы смотрели' })
  await screen.findByRole('region', { name: 'Вам может пригодиться' })
  return rendered
}

const strip = () => screen.queryByRole('region', { name: 'Вы смотрели' })

test('what was looked at is forgotten with one press, which says so and leaves the rest', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Очистить список «Вы смотрели»' }))
  expect(strip()).toBeNull()
  expect(readViewed()).toEqual([])
  expect(await screen.findByText('Просмотренные товары забыты')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Вам может пригодиться' })).toBeInTheDocument()
})

test('what another tab forgets goes here too', async () => {
  await open()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VIEWED_KEY, newValue: '["00-1"]' })))
  expect(strip()).not.toBeNull()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: VIEWED_KEY, newValue: null })))
  await waitFor(() => expect(strip()).toBeNull())
})

test("goods of a service stand in place of the shop's own in the same frame", async () => {
  const shown: number[] = []
  render(
    <main>
      <RecommendedPlace kind="together" title="С этим покупают">
        <section aria-label="С этим покупают" />
      </RecommendedPlace>
      <RecommendedBlocks call={async () => ['00-00000001']} started={0} />
    </main>,
  )
  new MutationObserver(() => {
    shown.push(screen.queryAllByRole('region', { name: 'С этим покупают' }).length)
  }).observe(document.body, { childList: true, subtree: true })
  const own = document.querySelector('[data-own-goods]')
  await waitFor(() => expect(own).not.toBeVisible())
  expect(new Set(shown)).toEqual(new Set([1]))
})
