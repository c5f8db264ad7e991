import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { render as renderAlone } from '@/tests/render'
import { toPartPrice } from '../../model/part-price'
import type { ProductPrice } from '../../model/product-price'
import { priceItemOf } from '../../testing'
import { BuyingBox } from './buying-box'

function render(ui: ReactElement) {
  renderAlone(
    <StoresProvider site={UNKNOWN_SITE} stores={createStores({ site: UNKNOWN_SITE })}>
      {ui}
    </StoresProvider>,
  )
}

const shopIds = new Set([29])
const suppliers = [
  {
    id: 29,
    source: 'warehouse',
    title: 'Арус на Мира',
    price: 500,
    oldPrice: 600,
    quantity: 3,
    returnable: true,
  },
  {
    id: 15,
    source: 'warehouse',
    title: 'Склад',
    price: 510,
    quantity: 9,
    delivery_time: 24,
    returnable: true,
  },
  { id: 1001, source: 'vendor', title: 'Автосклад', price: 400, quantity: 40, delivery_time: 72 },
]

const priced: ProductPrice = {
  kind: 'priced',
  price: toPartPrice(priceItemOf({ goods: { product: true }, bonuses: 15, suppliers }), shopIds),
  pricedAt: new Date('2026-11-20T12:00:00Z'),
}

test('tells price and terms of the best offer, and where it lies', () => {
  render(<BuyingBox name="Knecht OC 90" price={priced} path="/product/1" />)
  const box = within(screen.getByRole('region', { name: 'Покупка' }))
  expect(box.getByText('500 ₽')).toBeInTheDocument()
  expect(box.getByText('600 ₽')).toBeInTheDocument()
  expect(box.getByText('Сегодня, 20 ноября')).toBeInTheDocument()
  expect(box.getByText('12 шт.')).toBeInTheDocument()
  expect(box.getByText('Возврат в течение 7 дней')).toBeInTheDocument()
  expect(box.getByText('+15 бонусов')).toBeInTheDocument()
  expect(box.getByText('Осталось 3 шт.').closest('li')).toHaveTextContent('Арус на Мира')
  expect(box.getByRole('link', { name: 'Все предложения' })).toHaveAttribute('href', '#offers')
})

test('gives the place of the link to the action', () => {
  render(
    <BuyingBox
      name="Knecht OC 90"
      price={priced}
      path="/product/1"
      action={<button type="button">В корзину</button>}
    />,
  )
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '2 предложения' })).toHaveAttribute('href', '#offers')
})

test('leads from a part that is sold out to what can be bought instead', () => {
  const instead = { title: 'Посмотреть аналоги', href: '#analogs' }
  render(<BuyingBox name="Knecht OC 90" price={{ kind: 'absent' }} instead={instead} path="/product/1" />)
  expect(screen.getByText('Нет в наличии')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Посмотреть аналоги' })).toHaveAttribute('href', '#analogs')
  expect(screen.getByRole('link', { name: 'Спросить специалиста' })).toHaveAttribute(
    'href',
    '/help/feedback?theme=part&query=Knecht%20OC%2090',
  )
})

test('says that the price is being found out when its service is silent', () => {
  render(<BuyingBox name="Knecht OC 90" price={{ kind: 'unknown' }} path="/product/1" />)
  expect(screen.getByText('Цена уточняется')).toBeInTheDocument()
  expect(screen.getByText('Обновить')).toHaveAttribute('data-reload')
  expect(screen.queryByRole('link', { name: 'Спросить специалиста' })).toBeNull()
})
