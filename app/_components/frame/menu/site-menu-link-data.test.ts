import { expect, test } from 'vitest'
import { toMenuLink } from './site-menu-link-data'

const item = { title: 'Шины', location: '/catalog/shiny', inNewTab: false, fields: {} }

test('an ordinary item is a title and an address', () => {
  expect(toMenuLink(item)).toEqual({ title: 'Шины', href: '/catalog/shiny' })
})

test('its text breaks in no measure', () => {
  expect(toMenuLink({ ...item, title: 'Масло 5W-30, 4 л' }).title).toBe('Масло 5W-30, 4\u00a0л')
})

test('an advertisement carries its marks in the address and says so', () => {
  const link = toMenuLink({
    ...item,
    inNewTab: true,
    fields: { ad_erid: '2Vtz', ad_advertiser: 'ООО «Шинторг»', utm_source: 'menu', icon: 'tyre' },
  })
  expect(link).toEqual({
    title: 'Шины',
    href: '/catalog/shiny?erid=2Vtz&utm_source=menu',
    inNewTab: true,
    ad: 'Реклама. ООО «Шинторг»',
  })
})

test.each(['javascript:alert(1)', '//evil.example', ''])('%j is no address to follow', (location) => {
  expect(toMenuLink({ ...item, location }).href).toBeUndefined()
})

test('children come along', () => {
  expect(toMenuLink({ ...item, children: [{ ...item, title: 'Зимние' }] }).children).toEqual([
    { title: 'Зимние', href: '/catalog/shiny' },
  ])
})
