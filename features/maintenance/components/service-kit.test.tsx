import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { hydrateInShop, renderInShop } from '@/tests/render-in-shop'
import type { Position } from '../model/service-plan'
import { ServiceKit } from './service-kit'

const FILTER: Position = {
  brand: 'MANN',
  article: 'W 811/80',
  title: 'Фильтр масляный',
  internalCode: '00-00000001',
  href: '/product/00-00000001',
  picture: null,
  count: 1,
  note: null,
  analogsCount: 0,
  price: 450,
  oldPrice: null,
  quantity: 10,
  multiplicity: 1,
  deliveryTime: 24,
  supplierId: 501,
  ownWarehouse: false,
}
const GONE: Position = { ...FILTER, article: 'C 25114', price: null, quantity: 0 }

it.each([
  ['all of it', [FILTER], 'В корзину весь комплект', ['W 811/80']],
  ['what there is', [FILTER, GONE], 'В корзину то, что есть', ['W 811/80']],
] as const)(
  'puts %s into the cart by a button that is found by «В корзину»',
  async (_, positions, text, bought) => {
    const onBuy = vi.fn(async () => true)
    const { user } = renderInShop(
      <ServiceKit
        title="ТО-60"
        car="Solaris II"
        groups={[{ code: 'filters', title: 'Фильтры', interval: 15_000, positions }]}
        readAt="2026-03-16T09:00:00Z"
        onBuy={onBuy}
      />,
    )
    const button = screen.getByRole('button', { name: /^В корзину/ })
    expect(button).toHaveTextContent(text)
    await user.click(button)
    expect(onBuy).toHaveBeenCalledExactlyOnceWith(
      bought.map((article) => expect.objectContaining({ article })),
    )
  },
)

it('names what is missing by numbers that no line breaks', () => {
  renderInShop(
    <ServiceKit
      title="ТО-60"
      car="Solaris II"
      groups={[{ code: 'filters', title: 'Фильтры', interval: 15_000, positions: [FILTER, GONE] }]}
      readAt="2026-03-16T09:00:00Z"
      onBuy={async () => true}
    />,
  )
  const kit = screen.getByRole('complementary', { name: 'Комплект' })
  expect(kit).toHaveTextContent('Не хватает: MANN C 25114.')
  expect(within(kit).getByText('C 25114')).toHaveClass('no-break')
})

it('says of a group without parts that it is missing, and does not call the rest a whole kit', () => {
  renderInShop(
    <ServiceKit
      title="ТО-60"
      car="Solaris II"
      groups={[
        { code: 'filters', title: 'Фильтры', interval: 15_000, positions: [FILTER] },
        { code: 'plugs', title: 'Свечи зажигания', interval: 15_000, positions: [] },
      ]}
      readAt="2026-03-16T09:00:00Z"
      onBuy={async () => true}
    />,
  )
  const kit = screen.getByRole('complementary', { name: 'Комплект' })
  expect(kit).toHaveTextContent('Не хватает: свечи зажигания.')
  expect(within(kit).getByRole('button')).toHaveTextContent('В корзину то, что есть')
  expect(screen.getByText(/Сейчас нет в продаже/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Спросить специалиста' })).toHaveAttribute(
    'href',
    hrefs.contactSpecialist({ query: 'Свечи зажигания', car: 'Solaris II' }),
  )
})

it.each([
  [0, [hrefs.contactSpecialist({ query: `${GONE.title} ${GONE.brand} ${GONE.article}`, car: 'Solaris II' })]],
  [2, []],
])('leads from a part that nobody sells and %s stand in for', (analogsCount, expected) => {
  renderInShop(
    <ServiceKit
      title="ТО-60"
      car="Solaris II"
      groups={[
        { code: 'filters', title: 'Фильтры', interval: 15_000, positions: [{ ...GONE, analogsCount }] },
      ]}
      readAt="2026-03-16T09:00:00Z"
      onBuy={async () => true}
    />,
  )
  const links = screen.queryAllByRole('link', { name: 'Спросить специалиста' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected)
})

it('leaves out what was ticked off before the scripts came', async () => {
  const onBuy = vi.fn(async () => true)
  const positions = ['W 811/80', 'W 67/1', 'W 68/3'].map((article) => ({ ...FILTER, article }))
  const { user } = hydrateInShop(
    <ServiceKit
      title="ТО-60"
      car="Solaris II"
      groups={[{ code: 'filters', title: 'Фильтры', interval: 15_000, positions }]}
      readAt="2026-03-16T09:00:00Z"
      onBuy={onBuy}
    />,
    () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .slice(1)
        .forEach((box) => (box.checked = false)),
  )
  await user.click(screen.getByRole('button', { name: /^В корзину/ }))
  expect(onBuy).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ article: 'W 811/80' })])
})
