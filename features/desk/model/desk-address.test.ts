import { expect, it } from 'vitest'
import { deskHref, readDeskQuery, wayOut } from './desk-address'

it.each([
  ['', '/arus_elements/orders'],
  ['state=open&term=any', '/arus_elements/orders'],
  ['state=ready&shop=29&payment=owed', '/arus_elements/orders?state=ready&payment=owed&shop=29'],
  ['search=%20OC+90%20', '/arus_elements/orders?search=OC+90'],
  ['search=OC&state=open&after=1000007', '/arus_elements/orders?search=OC&state=open&after=1000007'],
  ['state=nosuch&shop=-1&term=toString', '/arus_elements/orders'],
])('reads «%s» and writes it as %s', (query, href) => {
  expect(deskHref(readDeskQuery(new URLSearchParams(query))).replaceAll('%20', '+')).toBe(href)
})

it('searches finished orders too', () => {
  expect(readDeskQuery(new URLSearchParams('search=1'))).toMatchObject({ state: 'all' })
  expect(readDeskQuery(new URLSearchParams(''))).toMatchObject({ state: 'open' })
})

it.each([
  ['', ['/arus_elements/orders?state=all', 'Все заказы']],
  ['state=ready&after=1000007', ['/arus_elements/orders?state=all', 'Все заказы']],
  ['state=all', undefined],
  ['search=OC', ['/arus_elements/orders', 'Сбросить условия']],
  ['state=all&term=overdue', ['/arus_elements/orders', 'Сбросить условия']],
  ['shop=29', ['/arus_elements/orders', 'Сбросить условия']],
])('an empty list of «%s» leads to %j', (query, way) => {
  expect(wayOut(readDeskQuery(new URLSearchParams(query)))).toEqual(way)
})
