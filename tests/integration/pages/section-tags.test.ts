import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { middleware } from '@/middleware'
import { withTestShop } from './with-test-shop'

withTestShop()

test.each([
  ['of a tag leads to its listing', 'oil-filters/set-oil-filters-knecht-m20', 301],
  ['of a set is its own page', 'oil-filters/set-m20', 200],
  ['of a tag in another section is none', 'brake-pads/set-oil-filters-knecht-m20', 404],
  ['of nothing is none', 'oil-filters/set-nothing', 404],
])('the short address %s', async (_, path, status) => {
  const response = await middleware(new NextRequest(`https://shop.test/catalog/${path}`))
  expect(response.status).toBe(status)
  const location = response.headers.get('location')
  if (status === 301) {
    const listing = await middleware(new NextRequest(new URL(location ?? '')))
    expect([new URL(location ?? '').pathname, listing.status]).toEqual([
      '/catalog/oil-filters/brand-knecht/thread-m20',
      200,
    ])
  } else expect(location).toBeNull()
})
