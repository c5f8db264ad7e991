import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '@/lib/gateway/operation'
import { loadUse } from './load-use'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/server-client', () => ({ serverGateway: () => ({ call }) }))
vi.mock('@/lib/data-cache/cached', () => ({ cached: <T>({ read }: { read: T }) => read }))

const VEHICLE = { code: 'NISSAN', ssd: 's', vehicleId: '1', brand: 'Nissan', name: 'Note', attributes: [] }
const NUMBERS = ['1-1', '22', '33', '44'].map((article) => ({ brand: 'Nissan', article }))

function gatewayResponds(answers: Record<string, unknown>) {
  call.mockImplementation(async ({ name }: Operation) => answers[name])
}

beforeEach(() => {
  call.mockReset()
})

test('three different numbers are asked about at once, and the one that is known is told of', async () => {
  gatewayResponds({
    listOriginalPartVehicles: { vehicles: [VEHICLE], number: { article: '22', brand: 'Nissan' } },
    searchOriginalPart: { parts: [{ replacedBy: '23', replaces: [] }] },
  })
  const use = await loadUse([{ brand: 'Nissan', article: '11' }, ...NUMBERS])
  expect(use).toMatchObject({ article: '22', replacedBy: '23', vehicles: [{ title: 'Nissan Note' }] })
  const [requested, searched] = call.mock.calls.map(([, request]) => request)
  expect(requested).toEqual({ body: { ...NUMBERS[0], others: NUMBERS.slice(1, 3) } })
  expect(searched).toEqual({ body: { article: '22', brand: 'Nissan' } })
})

test('a number that comes with what became of it is not searched for', async () => {
  const number = { article: '22', brand: 'Nissan', replacedBy: null, replaces: ['21'] }
  gatewayResponds({ listOriginalPartVehicles: { vehicles: [VEHICLE], number } })
  expect(await loadUse(NUMBERS)).toMatchObject({ article: '22', replacedBy: null, replaces: ['21'] })
  expect(call).toHaveBeenCalledTimes(1)
})

test('a gateway that does not name the number means the first one', async () => {
  gatewayResponds({
    listOriginalPartVehicles: { vehicles: [VEHICLE], number: null },
    searchOriginalPart: { parts: [] },
  })
  expect(await loadUse(NUMBERS)).toMatchObject({ ...NUMBERS[0], replacedBy: null })
})

test('numbers that no catalogue knows have no use, and without numbers nobody is asked', async () => {
  gatewayResponds({ listOriginalPartVehicles: { vehicles: [], number: null } })
  expect(await loadUse(NUMBERS)).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
  expect(await loadUse([])).toBeUndefined()
  expect(call).toHaveBeenCalledTimes(1)
})

test('a car is told of by facts that say something without their names', async () => {
  const attributes = [
    { code: 'volume', title: 'Объём, см³', value: '1598' },
    { code: 'body', title: 'Кузов', value: 'хетчбэк' },
    { code: 'name', title: 'Модель', value: 'Note' },
  ]
  gatewayResponds({
    listOriginalPartVehicles: { vehicles: [{ ...VEHICLE, attributes }], number: null },
    searchOriginalPart: { parts: [] },
  })
  expect(await loadUse(NUMBERS)).toMatchObject({ vehicles: [{ facts: 'хетчбэк' }] })
})
