import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { listingOf, stateOf } from '../model/testing'
import { ListingScreen } from './listing-screen'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => {}, removeEventListener: () => {} }))
})

test.each([
  ['with all of the goods is left out, as it leads to the same list', 70, []],
  ['with some of the goods is offered', 69, ['Зимние шины69 товаров']],
])('a section below %s', (_, count, links) => {
  const section = { id: 2, code: 'zimnie', title: 'Зимние шины', count, pictureUrl: null }
  const listing = { ...listingOf([], { sections: [section] }), readAt: 0 }
  const whole = { ...listing, pagination: { ...listing.pagination, total: 70 } }
  render(
    <ListingScreen
      section={{ state: stateOf(whole, [], ''), listing: whole, whole }}
      cards={<li>Шина</li>}
      tags={[]}
      heading={whole.title}
      words={{ subheading: null, content: null }}
    />,
  )
  const tiles = screen.queryByRole('navigation', { name: 'Разделы' })
  expect([...(tiles?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(links)
})
