import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shop as shopShape } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { groupByCity } from '@/lib/parts/shops/group-by-city'
import { renderInShop } from '@/tests/render-in-shop'
import { ShopList } from './shop-list'

const shop = shopShape.parse({
  code: 'tverskaya',
  supplierId: 29,
  title: 'Арус на Тверской',
  city: 'Москва',
  address: 'Тверская улица, 1',
  coordinates: [55.76, 37.61],
  metro: [{ name: 'Тверская', line: 'Замоскворецкая' }],
  phone: '84950000001',
  work: { open: '09:00', close: '21:00' },
  services: ['Шиномонтаж', 'Замена масла'],
})

test('a shop tells where it is, when it is open and how to reach it', () => {
  renderInShop(<ShopList cities={groupByCity([shop])} />)
  const item = within(screen.getAllByRole('listitem')[0] ?? document.body)
  expect(item.getByRole('link', { name: 'Арус на Тверской' })).toHaveAttribute('href', '/shops/tverskaya')
  expect(item.getByRole('link', { name: '+7 (495) 000-00-01' })).toHaveAttribute('href', 'tel:+74950000001')
  expect(item.getByText('Москва, Тверская улица, 1')).toBeInTheDocument()
  expect(item.getByText('Ежедневно 09:00–21:00')).toBeInTheDocument()
  expect(item.getByText('Шиномонтаж · Замена масла')).toBeInTheDocument()
})

test('the metro is named in words and dotted in the colour of its line', () => {
  renderInShop(<ShopList cities={groupByCity([shop])} />)
  const station = within(screen.getByRole('list', { name: 'Метро рядом' })).getByRole('listitem')
  expect(station).toHaveTextContent('Тверская, Замоскворецкая линия')
  expect(station.firstElementChild).toHaveStyle({ background: '#2dbe2c' })
})

test('the map opens beside the shop and learns nothing of its window', () => {
  renderInShop(<ShopList cities={groupByCity([shop])} />)
  const link = screen.getByRole('link', { name: /Показать на карте: Арус на Тверской/ })
  expect(link).toHaveAttribute('href', 'https://yandex.ru/maps/?pt=37.61,55.76&z=17&l=map')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('what a shop does not tell is not drawn', () => {
  renderInShop(<ShopList cities={groupByCity([{ ...shop, phone: null, metro: [], services: [] }])} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('shops of several cities stand under their names', () => {
  renderInShop(<ShopList cities={groupByCity([shop, { ...shop, code: 'kazan', city: 'Казань' }])} />)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Москва',
    'Казань',
  ])
  expect(screen.getAllByRole('heading', { level: 3, name: 'Арус на Тверской' })).toHaveLength(2)
})
