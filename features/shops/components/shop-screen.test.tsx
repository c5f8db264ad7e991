import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { shop as shopShape } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { renderInShop } from '@/tests/render-in-shop'
import { ShopScreen } from './shop-screen'

const shop = shopShape.parse({
  code: 'tverskaya',
  supplierId: 29,
  title: 'Арус на Тверской',
  city: 'Москва',
  address: 'Тверская улица, 1',
  coordinates: [55.76, 37.61],
  metro: [],
  phone: '84950000001',
  work: { open: '09:00', close: '21:00' },
  services: [],
})
const open = (hasTaxi: boolean) =>
  renderInShop(
    <ShopScreen shop={shop} heading={shop.title} subheading={null} content={null} hasTaxi={hasTaxi} />,
  )

it('offers a taxi only where the shop has that on', () => {
  open(false)
  expect(screen.getByRole('link', { name: /Как проехать/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /такси/ })).not.toBeInTheDocument()
})

it('leads to a ride that ends at the shop', () => {
  open(true)
  expect(screen.getByRole('link', { name: /Вызвать такси: Арус на Тверской/ })).toHaveAttribute(
    'href',
    expect.stringContaining('end-lat=55.76&end-lon=37.61'),
  )
})
