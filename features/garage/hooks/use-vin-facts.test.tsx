import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import { QueryProvider } from '@/lib/query/query-provider'
import { CUSTOMER, renderInShop } from '@/tests/render-in-shop'
import { CarForm } from '../components/car-form'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/lib/gateway/browser-client', () => ({ browserGateway: () => ({ call }) }))

const LADA = userCar.parse({ vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta', year: 2020 })
const HYUNDAI_VIN = 'Z94K241CBHR123456'
const HYUNDAI = readVin.response.parse({
  vin: HYUNDAI_VIN,
  manufacturer: { id: 1, title: 'Hyundai', isPopular: true },
  year: 2017,
  cars: [],
})

beforeEach(() => {
  call.mockReset()
})

/** A form whose VIN has been changed and which is sent before the VIN is known. */
async function sendEarly(mark?: string) {
  const vin = Promise.withResolvers<unknown>()
  call.mockReturnValue(vin.promise)
  const { user, stores } = renderInShop(
    <QueryProvider>
      <CarForm car={LADA} onDone={vi.fn()} onCancel={vi.fn()} />
    </QueryProvider>,
    { user: { ...CUSTOMER, cars: [LADA] } },
  )
  const change = vi.spyOn(stores.garage, 'change').mockResolvedValue(true)
  await vi.waitFor(() => expect(screen.getByLabelText('Как вы её называете')).toHaveFocus())
  if (mark !== undefined) {
    await user.clear(screen.getByLabelText('Марка'))
    await user.type(screen.getByLabelText('Марка'), mark)
  }
  await user.clear(screen.getByLabelText('VIN'))
  await user.paste(HYUNDAI_VIN)
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(change).not.toHaveBeenCalled()
  return { user, change, ...vin }
}

test('a car is kept with what its VIN says, though it was sent before that was known', async () => {
  const { change, resolve } = await sendEarly()
  resolve(HYUNDAI)
  await vi.waitFor(() =>
    expect(change).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ newVin: HYUNDAI_VIN, mark: 'Hyundai', model: null, year: 2017 }),
    ),
  )
})

test('a car that its VIN speaks against is asked about before it is kept', async () => {
  const { user, change, resolve } = await sendEarly('Kia')
  resolve(HYUNDAI)
  await user.click(await screen.findByRole('button', { name: 'Заполнить по VIN' }))
  expect(change).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await vi.waitFor(() => expect(change).toHaveBeenCalledWith(expect.objectContaining({ mark: 'Hyundai' })))
})

test('a VIN that nobody tells of keeps no car from being kept', async () => {
  const { change, reject } = await sendEarly()
  reject(new Error('away'))
  await vi.waitFor(() =>
    expect(change).toHaveBeenCalledWith(expect.objectContaining({ newVin: HYUNDAI_VIN, mark: 'LADA' })),
  )
})
