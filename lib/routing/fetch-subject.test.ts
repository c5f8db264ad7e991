import { expect, it } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import type { ServerGateway } from '@/lib/gateway/server-client'
import { fetchSubjectStatus, subjectOf } from './fetch-subject'

const CURRENT = '/orders/v3/user-order/read'
const ARCHIVED = '/orders/v3/user-order/archive/read'
const STORED = '/tire_storage/order/read'
const CAR = '/passport/spa/v1/car/read'

it.each([
  ['/account/order/1000001', CURRENT, { orderNumber: '1000001' }],
  ['/account/orders/1000001', CURRENT, { orderNumber: '1000001' }],
  ['/account/orders/1000001/', CURRENT, { orderNumber: '1000001' }],
  ['/account/orders/archive/1000001', ARCHIVED, { orderNumber: '1000001' }],
  ['/account/orders/%D0%90-1', CURRENT, { orderNumber: 'А-1' }],
  ['/account/orders/%', CURRENT, { orderNumber: '%' }],
  ['/account/storage/%D0%A5%D0%A8-100001', STORED, { order_number: 'ХШ-100001' }],
  ['/account/garage/xtagfk330jy144213', CAR, { vin: 'xtagfk330jy144213' }],
  ['/account/garage/CAR-0A1B2C3D/expenses', CAR, { vin: 'CAR-0A1B2C3D' }],
])('%s shows what %s tells of', (page, path, body) => {
  expect(subjectOf(page)).toMatchObject({ operation: { path }, body })
})

it.each([
  '/account/order',
  '/account/orders',
  '/account/orders/archive',
  '/account/orders/1/2',
  '/account/storage',
  '/account/storage/1/2',
  '/account/garage',
  '/account/garage/XTA/other',
])('%s shows none', (path) => {
  expect(subjectOf(path)).toBeUndefined()
})

it.each([
  ['network', 502],
  ['server', 500],
  ['unavailable', 503],
  ['notFound', 404],
  ['validation', 404],
  ['unauthorized', 200],
] as const)('a read that fails by «%s» gives the page %i', async (kind, status) => {
  // The guarantee: nothing else of the client is used here.
  const gateway = {
    call: () => Promise.reject(new GatewayError({ kind, message: 'Сервис недоступен' })),
  } as unknown as ServerGateway
  expect(await fetchSubjectStatus(gateway, '/account/orders/1000001')).toMatchObject({ status })
})
