import { expect, test } from 'vitest'
import { siteParams } from '@/lib/gateway/contracts/catalog/bootstrap-shapes'
import { toSiteFacts } from './to-site-facts'

test('a site is known to the browser by four facts', () => {
  const params = siteParams.parse({ siteName: 'Арус', defaultSupplierId: '8', isMarkup: false, phone: '1' })
  const shop = {
    code: 'a',
    externalId: null,
    title: '',
    city: null,
    address: '',
    coordinates: [0, 0] as [number, number],
    metro: [],
    phone: null,
    work: { open: '', close: '' },
    showUser: true,
    pictureUrl: [],
    content: null,
    services: [],
  }
  const shops = [29, 8].map((supplierId) => ({ ...shop, supplierId }))
  expect(toSiteFacts({ params, shops, codeChannels: null, hasOriginalCatalogs: true })).toEqual({
    defaultSupplierId: 8,
    fallbackSupplierId: 8,
    isMarkup: false,
    shopIds: [29, 8],
  })
})

test('without the site the usual shops are assumed', () => {
  expect(toSiteFacts(undefined)).toEqual({
    defaultSupplierId: 29,
    fallbackSupplierId: 8,
    isMarkup: true,
    shopIds: [],
  })
})

test.each([
  [null, undefined],
  [['email', 'sms'], undefined],
  [['sms'], ['sms']],
  [[], []],
])('codes that are sent by %j are %j to the browser', (codeChannels, by) => {
  const params = siteParams.parse({ siteName: 'Арус', phone: '74822000000' })
  const { codes } = toSiteFacts({ params, shops: [], codeChannels, hasOriginalCatalogs: true })
  expect(codes).toEqual(by && { by, phone: '74822000000' })
})

test('a shop without makers’ drawings says so', () => {
  const params = siteParams.parse({ siteName: 'Арус' })
  const facts = toSiteFacts({ params, shops: [], codeChannels: null, hasOriginalCatalogs: false })
  expect(facts).toMatchObject({ hasOriginalCatalogs: false })
})
