import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bootstrap } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { hrefs } from '@/lib/routing/hrefs'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { FooterContent } from './footer/footer-content'
import { SiteHeader } from './site-header'
import { TopMenuLinks } from './menu/top-menu-links'

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/catalog/oils',
  useSearchParams: () => new URLSearchParams(),
}))

let lastId = 0

function item(title: string, location: string, more: object = {}) {
  lastId += 1
  return { id: lastId, sid: title, code: title, title, location, ...more }
}

const site = bootstrap.parse({
  menus: {
    top: [item('Доставка', '/help/delivery')],
    bottom: [
      item('Покупателям', '/help', { children: [item('Возврат', '/help/return')] }),
      item('Контакты', '/about'),
    ],
    catalogMain: [item('Масла', '/catalog/oils')],
    serviceMain: [item('Автосервис', '/autoservice')],
    popular: [
      item('Зимние шины', '/catalog/tyres', { fields: { ad_erid: '2Vtz', ad_advertiser: 'ООО «Шинторг»' } }),
    ],
  },
  sections: [],
  params: {
    siteName: 'Арус',
    phone: '8 (495) 123-45-67',
    documents: [{ code: 'offer', title: 'Публичная оферта', url: '/docs/offer.pdf' }],
    socials: [
      { code: 'vk', title: 'ВКонтакте', url: 'https://vk.example/arus' },
      { code: 'bad', title: 'Подделка', url: 'javascript:alert(1)' },
    ],
    legal: { title: 'ООО «Арус»', inn: '7701234567', ogrn: '1157700000000', address: 'Москва' },
  },
  shops: [
    {
      code: 'yuzhnaya',
      supplierId: 8,
      title: 'Магазин',
      address: 'Варшавское шоссе, 125',
      coordinates: [55.6, 37.6],
      metro: [{ name: 'Южная', color: '#A1A2A3' }],
      work: { open: '08:00', close: '22:00' },
    },
  ],
})

const Footer = () => (
  <footer>
    <FooterContent site={site} />
  </footer>
)

test('the top menu leads to an order and to the pages of the shop', () => {
  renderInShop(<TopMenuLinks site={site} />)
  expect(screen.getByRole('link', { name: 'Где мой заказ' })).toHaveAttribute('href', hrefs.orderLookUp)
  expect(screen.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/help/delivery')
})

test('the header leads to the shop, the phone and the catalogue', () => {
  renderInShop(<SiteHeader site={site} />)
  const header = screen.getByRole('banner')
  expect(within(header).getByRole('link', { name: /Южная/ })).toHaveAttribute('href', '/shops')
  expect(within(header).getByRole('link', { name: '+7 (495) 123-45-67' })).toHaveAttribute(
    'href',
    'tel:+74951234567',
  )
  expect(within(header).getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog')
  expect(within(header).getByRole('search')).toBeVisible()
})

test('the bottom bar tells where the visitor is', () => {
  renderInShop(<SiteHeader site={site} />)
  const bar = within(screen.getByRole('navigation', { name: 'Основные разделы' }))
  expect(bar.getByRole('link', { current: 'page' })).toHaveTextContent('Каталог')
})

test('a shop without its data still has its name, its catalogue and its search', () => {
  renderInShop(<SiteHeader site={undefined} />)
  expect(screen.getByRole('link', { name: 'Арус, на главную' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('search')).toBeVisible()
})

test('the footer says who sells and on which terms', () => {
  renderInShop(<Footer />)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('ООО «Арус», ИНН 7701234567, ОГРН 1157700000000')
  expect(footer).toHaveTextContent('Варшавское шоссе, 12508:00–22:00')
  expect(within(footer).getByRole('link', { name: /Публичная оферта/ })).toHaveAttribute(
    'href',
    '/docs/offer.pdf',
  )
  expect(within(footer).getByRole('link', { name: 'Возврат' })).toHaveAttribute('href', '/help/return')
  expect(within(footer).getByRole('heading', { name: 'Покупателям' })).toBeVisible()
})

test('links to other sites open in a new tab, and an address that is none is left out', () => {
  renderInShop(<Footer />)
  const link = screen.getByRole('link', { name: /ВКонтакте/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener')
  expect(screen.queryByText(/Подделка/)).toBeNull()
})

test('an advertisement is marked as one and carries its mark in the address', () => {
  renderInShop(<Footer />)
  const link = screen.getByRole('link', { name: /Зимние шины/ })
  expect(link).toHaveTextContent('Реклама. ООО «Шинторг»')
  expect(link).toHaveAttribute('href', '/catalog/tyres?erid=2Vtz')
})

test('who is signed in is called by name', () => {
  renderInShop(<SiteHeader site={site} />, { user: CUSTOMER })
  const personal = within(screen.getByRole('navigation', { name: 'Личное' }))
  expect(personal.getByText('Анна')).toBeInTheDocument()
  expect(personal.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '/account/cart')
})
