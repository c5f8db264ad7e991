import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { groupOf } from '../../testing'
import { OffersTable } from './offers-table'

const PART = { brand: 'Knecht', article: 'OC 90' }

const pricedAt = new Date('2026-11-20T11:05:00Z')
const [offer] = groupOf().offers

function offerOf(seller: string, price: number, deliveryTime: number, fields = {}) {
  return groupOf({ id: seller, price, deliveryTime, offers: offer ? [{ ...offer, seller }] : [], ...fields })
}

const offers = [
  offerOf('Свой', 500, 24, { ownWarehouse: true, quantity: 2 }),
  offerOf('Дешёвый', 400, 96, { multiplicity: 4 }),
  offerOf('Быстрый', 700, 0),
  ...['Г', 'Д', 'Е', 'Ж'].map((seller, index) => offerOf(seller, 600 + index, 48)),
]

function sellers(table = 0) {
  const rows = within(screen.getAllByRole('table')[table] ?? document.body).getAllByRole('rowheader')
  return rows.map((row) => row.firstElementChild?.textContent)
}

test('shows five offers, best first, and folds the rest', () => {
  render(<OffersTable part={PART} offers={offers} caption="Предложения" pricedAt={pricedAt} />)
  expect(sellers()).toEqual(['Свой', 'Дешёвый', 'Быстрый', 'Г', 'Д'])
  expect(sellers(1)).toEqual(['Е', 'Ж'])
  expect(screen.getByText('Ещё 2 предложения').closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText('14:05, 20 ноября')).toBeInTheDocument()
})

test('marks the cheapest, the fastest and the own warehouse, and tells terms of each', () => {
  render(<OffersTable part={PART} offers={offers} caption="Предложения" pricedAt={pricedAt} />)
  const row = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(row(/^Свой/).getByText('свой склад')).toBeInTheDocument()
  expect(row(/^Свой/).getByText('Осталось 2 шт.')).toBeInTheDocument()
  expect(row(/^Дешёвый/).getByText('дешевле')).toBeInTheDocument()
  expect(row(/^Дешёвый/).getByText('Кратно 4 шт.')).toBeInTheDocument()
  expect(row(/^Быстрый/).getByText('быстрее')).toBeInTheDocument()
  expect(row(/^Быстрый/).getByText('Сегодня')).toBeInTheDocument()
})

test('sorts by price and by term', async () => {
  const user = userEvent.setup()
  render(<OffersTable part={PART} offers={offers} caption="Предложения" pricedAt={pricedAt} isSortable />)
  await user.click(screen.getByRole('button', { name: 'По цене' }))
  expect(sellers().slice(0, 3)).toEqual(['Дешёвый', 'Свой', 'Г'])
  await user.click(screen.getByRole('button', { name: 'По сроку' }))
  expect(sellers().slice(0, 2)).toEqual(['Быстрый', 'Свой'])
  expect(screen.getByRole('button', { name: 'По сроку' })).toHaveAttribute('aria-pressed', 'true')
})

test('has no order to pick for a single offer, and a place for an action in each row', () => {
  render(
    <OffersTable
      part={PART}
      offers={offers.slice(0, 1)}
      caption="Предложения"
      pricedAt={pricedAt}
      isSortable
      actionFor={({ id }) => `Купить: ${id}`}
    />,
  )
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByRole('cell', { name: 'Купить: Свой' })).toBeInTheDocument()
})
