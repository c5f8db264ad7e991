import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { CompareTable, type ComparedProduct } from './compare-table'

function tyre(code: string, values: Record<string, string>): ComparedProduct {
  return {
    code,
    brand: 'Nordman',
    article: `T${code}`,
    title: `Шина ${code}`,
    href: `/product/${code}`,
    picture: null,
    properties: Object.entries(values).map(([title, value]) => ({ code: title, title, value })),
  }
}

const ONE = tyre('1', { Ширина: '205 мм', Сезон: 'Лето', Шипы: 'Нет' })
const OTHER = tyre('2', { Ширина: '205 мм', Сезон: 'Зима' })

function show({ products = [ONE, OTHER], isOnlyDifferent = false } = {}) {
  const onRemove = vi.fn()
  const facts = [{ title: 'Цена и срок', draw: ({ code }: ComparedProduct) => `${code} 000 ₽` }]
  const rendered = render(
    <CompareTable
      title="Шины"
      products={products}
      facts={facts}
      isOnlyDifferent={isOnlyDifferent}
      onRemove={onRemove}
    />,
  )
  return { ...rendered, onRemove }
}

const headings = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))

test('a column for each product, its properties under the headings of what differs and what does not', () => {
  show()
  const table = screen.getByRole('table', { name: 'Шины' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Шина 2' })).toHaveAttribute('href', '/product/2')
  expect(headings()).toEqual(['Цена и срок', 'Различия', 'Сезон', 'Шипы', 'Одинаково', 'Ширина'])
  const cells = row('Сезон').getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['Лето', 'Зима'])
})

test('a title parts no measure', () => {
  show({ products: [{ ...ONE, title: 'Аккумулятор Varta 70 А·ч 610 А' }] })
  expect(screen.getByRole('link', { name: /Varta/ }).textContent).toBe(
    'Аккумулятор Varta 70\u00a0А·ч 610\u00a0А',
  )
})

test('says what is not known of a product, also to those who hear it', () => {
  show()
  const [, missing] = row('Шипы').getAllByRole('cell')
  expect(missing).toHaveTextContent('не указано')
})

test('leaves out what is the same where only differences are wanted', () => {
  show({ isOnlyDifferent: true })
  expect(headings()).toEqual(['Цена и срок', 'Различия', 'Сезон', 'Шипы'])
})

test('the properties of one product are those of a list', () => {
  show({ products: [ONE] })
  expect(headings()).toEqual(['Цена и срок', 'Характеристики', 'Ширина', 'Сезон', 'Шипы'])
})

test('its frame takes the keys that scroll it, and each product has a button that removes it', async () => {
  const { user, onRemove } = show()
  await user.tab()
  expect(screen.getByRole('region', { name: 'Сравнение: Шины' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Убрать из сравнения, Nordman T2' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(OTHER)
})
