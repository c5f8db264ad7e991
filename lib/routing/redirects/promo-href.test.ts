import { expect, it } from 'vitest'
import { promoHref } from './promo-href'

it.each([
  ['/about/promo/a', { ad_erid: 'LjN8' }, '/about/promo/a?erid=LjN8'],
  [
    '/a',
    { utm_source: 'menu', utm_medium: 'баннер' },
    '/a?utm_source=menu&utm_medium=%D0%B1%D0%B0%D0%BD%D0%BD%D0%B5%D1%80',
  ],
  ['/a?x=1#top', { ad_erid: 'e' }, '/a?x=1&erid=e#top'],
  ['/a?erid=old&utm_source=old&x=1', { ad_erid: 'new', utm_source: 'm' }, '/a?x=1&erid=new&utm_source=m'],
  ['https://example.org/?b', { ad_erid: 'e' }, 'https://example.org/?b&erid=e'],
  ['/a', { ad_erid: '', utm_source: null, utm_term: ['x'], title: 'y' }, '/a'],
  ['/a', { erid: 'e', utm_campaign: 7 }, '/a?erid=e&utm_campaign=7'],
])('%s with %j is %s', (href, fields, expected) => {
  expect(promoHref(href, fields)).toBe(expected)
})
