import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { StaffLink } from './staff-link'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/product/00-00000001',
}))

it.each([
  ['a manager', true, 1],
  ['a buyer', false, 0],
])('shows %s the way to the desk where it belongs', (_who, isRoot, links) => {
  render(
    <main>
      <article itemScope itemType="https://schema.org/Product">
        <meta itemProp="sku" content="00-00000001" />
        <h1>Фильтр</h1>
      </article>
    </main>,
  )
  const { unmount } = renderInShop(<StaffLink />, { user: { ...CUSTOMER, isRoot } })
  const found = screen.queryAllByRole('link', { name: 'Открыть на рабочем месте' })
  expect(found).toHaveLength(links)
  for (const link of found) expect(link).toHaveAttribute('href', deskHrefs.product('00-00000001'))
  unmount()
  expect(screen.queryByRole('link')).toBeNull()
})
