import { beforeEach, expect, test, vi } from 'vitest'
import { uploadCartFile } from '@/features/cart/api/cart-file'
import { uploadCart } from '@/lib/gateway/contracts/orders/cart'
import { cutOff, refusing } from '@/tests/msw/faults'
import { createGatewayServer, GATEWAY_ORIGIN } from '@/tests/msw/gateway-server'

const server = createGatewayServer(() => ({ fetch: () => new Response(null, { status: 404 }) }))
const LATER = 'Обработка данных завершилась с ошибкой. Попробуйте позже.'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: GATEWAY_ORIGIN } })
})

const send = () => uploadCartFile(new File(['x'], 'order.csv'))

test('a refused file is told in the words of the gateway, row by row', async () => {
  server.use(
    refusing(uploadCart, {
      status: 422,
      body: { message: 'Файл не подошёл.', errors: [{ row: 2, message: 'Не указан бренд.' }] },
    }),
  )
  expect(await send()).toEqual({
    kind: 'refused',
    message: 'Файл не подошёл.',
    faults: [{ row: 2, message: 'Не указан бренд.' }],
  })
})

test('what is wrong is told without a row too, and once', async () => {
  const errors = [{ field: 'file', message: 'Файл пуст' }, { message: 'Нет столбца «Артикул»' }]
  server.use(refusing(uploadCart, { status: 422, body: { message: 'Неверный запрос. Файл пуст', errors } }))
  expect(await send()).toEqual({
    kind: 'refused',
    message: 'Неверный запрос. Файл пуст',
    faults: [{ message: 'Нет столбца «Артикул»' }],
  })
})

test.each([
  ['a failing gateway', () => refusing(uploadCart, { status: 500, body: { message: 'boom' } })],
  ['a broken connection', () => cutOff(uploadCart)],
])('%s is told in our own words', async (_, fault) => {
  server.use(fault())
  expect(await send()).toEqual({ kind: 'refused', message: LATER, faults: [] })
})
