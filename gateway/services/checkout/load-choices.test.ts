import { expect, it } from 'vitest'
import { findTransport, type Transport } from '@/gateway/services/checkout/load-choices'

function transport(id: number, names: Partial<Transport>): Transport {
  return {
    id,
    externalId: `external-${id}`,
    code: `code-${id}`,
    title: '',
    description: null,
    ttkExternalId: null,
    deliveryExternalId: null,
    isForRetail: true,
    isForCorporate: true,
    sequence: id,
    ...names,
  }
}

const TRANSPORTS = [
  transport(1, { deliveryExternalId: 'shared' }),
  transport(2, { ttkExternalId: 'shared', deliveryExternalId: 'second' }),
  transport(3, { code: 'second' }),
]

it.each([
  ['shared', 2],
  ['second', 2],
  ['code-1', 1],
  ['external-3', 3],
  ['3', 3],
  ['none', undefined],
])('the transport named %s is %s', (name, id) => {
  expect(findTransport(TRANSPORTS, name)?.id).toBe(id)
})
