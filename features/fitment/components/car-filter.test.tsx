import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '@/tests/render-in-shop'
import { CarFilter } from './car-filter'

vi.mock('@/stores/vehicle/use-current-vehicle', () => ({
  useCurrentVehicle: () => ({ short: 'Solaris II', carId: 343, year: 2019 }),
}))

it.each([
  ['names the car that it would narrow to', [], 'Только для моей машины Solaris II'],
  ['leaves the name to the chip of a narrowed listing', ['343-2019'], 'Только для моей машины'],
])('%s', (_, assistants, name) => {
  renderInShop(<CarFilter href="/catalog/filtry" assistants={assistants} sizeKinds={[]} />)
  expect(screen.getByRole('link', { name: /моей машины/ })).toHaveAccessibleName(name)
})
