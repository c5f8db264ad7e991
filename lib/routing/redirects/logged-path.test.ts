import { expect, it } from 'vitest'
import { loggedPath } from './logged-path'

it.each([
  ['/product/knecht-oc-90?phone=79000000001', '/product/knecht-oc-90'],
  ['/unsubscribe?token=secret', '/unsubscribe'],
  ['/gift-cards', '/gift-cards'],
  ['/gift-cards/Zk3-reference', '/gift-cards/*'],
  ['/gift-cards/Zk3-reference/more', '/gift-cards/*'],
  ['/account/garage/XTA210990Y2766389', '/account/garage/*'],
  ['/account/order/1000001', '/account/order/1000001'],
  ['/gw/tecdoc/v1/spa/auto/vin/XTA210990Y2766389', '/gw/tecdoc/v1/spa/auto/vin/*'],
  ['/gw/demo-bank/reference', '/gw/demo-bank/*'],
  ['/anything/XTA210990Y2766389/here', '/anything/*/here'],
  ['/79001234567', '/*'],
  ['/%2B7%20900%20123-45-67', '/*'],
  ['/a/anna@example.com', '/a/*'],
  ['/a/anna%40example.com', '/a/*'],
  ['/_next/static/chunks/0123456789abcdef.js', '/_next/static/chunks/0123456789abcdef.js'],
  ['/product/00-10000001', '/product/00-10000001'],
  ['', ''],
])('%s is %s in the log', (url, expected) => {
  expect(loggedPath(url)).toBe(expected)
})
