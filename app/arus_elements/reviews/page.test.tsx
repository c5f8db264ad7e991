import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInShop } from '@/tests/render-in-shop'
import ReviewModerationPage, { metadata } from './page'

const calls = vi.hoisted(() => ({
  call: vi.fn().mockResolvedValue({
    reviews: [],
    waiting: 0,
    reported: 2,
    pagination: { page: 1, limit: 20, total: 0, pages: 0 },
  }),
}))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => calls }))

test('the queue opens by itself, says that it is empty, and search engines leave it alone', async () => {
  renderInShop(<ReviewModerationPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Проверка отзывов' })).toBeVisible()
  expect(await screen.findByText('Новых отзывов нет: всё прочитано.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'С жалобами (2)' })).toBeVisible()
  expect(metadata.robots).toBe('noindex, nofollow')
})
