import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import type { RowOffer } from '../../model/row-offer'
import type { UnitRow } from '../../model/unit'
import { RowOfferView } from './row-offer-view'

const row: UnitRow = {
  id: 'r-1',
  position: '1',
  article: '58101-A1',
  brand: 'Kia',
  title: 'Колодки',
  amount: '1',
  count: 1,
  terms: '',
  replacedBy: null,
  replaces: null,
  isMarked: false,
}
const none: RowOffer = {
  price: null,
  oldPrice: null,
  deliveryTime: 0,
  quantity: 0,
  multiplicity: 1,
  supplierId: null,
  ownWarehouse: false,
  internalCode: null,
  analogsFrom: null,
}
const show = (offer: RowOffer) =>
  render(<RowOfferView row={row} offer={offer} now={new Date()} action={null} />)
const ask = () => screen.queryByRole('link', { name: 'Спросить о 58101-A1' })

test('a part that is sold neither itself nor by another maker is asked for', () => {
  show(none)
  expect(ask()).toHaveAttribute('href', hrefs.contactSpecialist({ query: 'Колодки Kia 58101-A1' }))
})

test('a part with an offer or with analogs leads to them', () => {
  show({ ...none, analogsFrom: 900 })
  expect(screen.getByRole('link', { name: /^аналоги от/ })).toBeVisible()
  expect(ask()).toBeNull()
})
