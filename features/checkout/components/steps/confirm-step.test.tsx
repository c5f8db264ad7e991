import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { render } from '@/tests/render'
import { failure, filledFlow } from '../../flow/flow-testing'
import { CORPORATE, RETAIL, SECTOR } from '../../testing'
import { CheckoutProvider, type CheckoutScope, useCheckout } from '../checkout-context'
import { atInfo, callsOf, forget, go, line, open } from '../checkout-testing'
import { ConfirmStep } from './confirm-step'

/** The order is repeated once by itself before the shopper has to decide. */
const LOST_TIMEOUT = { timeout: 4000 }

beforeEach(forget)

it('says that a comment is too long instead of cutting it', async () => {
  const create = vi.fn(callsOf({}).createOrder)
  const { user } = await atInfo({ createOrder: create })
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('textbox', { name: 'Комментарий к заказу' }))
  await user.paste('а'.repeat(2001))
  await user.click(screen.getByRole('button', { name: /Оформить/ }))
  expect(await screen.findByText('Не длиннее 2000 символов')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
})

it('spends bonuses only with consent', async () => {
  const { user } = await atInfo()
  await user.click(screen.getByRole('button', go))
  const consent = await screen.findByRole('checkbox', { name: /Списать 250/ })
  expect(consent).not.toBeChecked()
  expect(screen.getByText(/^Можно забрать сегодня, Магазин 29/)).toBeVisible()
  await user.click(consent)
  expect(screen.getByRole('button', { name: /Оформить заказ на 650/ })).toBeEnabled()
})

it('sends no order before it is known what bonuses pay for who has agreed to spend them', async () => {
  const create = vi.fn(callsOf({}).createOrder)
  const answers: (() => void)[] = []
  const { user, onPlaced } = open(
    { ...RETAIL, defaultWriteoffAgree: true },
    {
      createOrder: create,
      savedOrders: async () => [
        {
          id: 1,
          receiptStep: { isPickup: true, supplierId: 29 },
          paymentStep: { paymentCode: 'payment_cash' },
          infoStep: {},
        },
      ],
      writeoff: async (...requested) => {
        await new Promise<void>((resolve) => void answers.push(resolve))
        return callsOf({}).writeoff(...requested)
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Считаем сумму…' }))
  expect(create).not.toHaveBeenCalled()
  answers.forEach((answer) => answer())
  await user.click(await screen.findByRole('button', { name: /Оформить заказ на 650/ }))
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('1000001'))
  expect(create.mock.calls.map(([body]) => body.writeoffBonuses)).toEqual([250])
})

it('says what bonuses are taken and left, and counts anew after a promo code', async () => {
  let balance = 300
  const writeoff = callsOf({}).writeoff
  const { user } = await atInfo(
    { writeoff: async (...requested) => ({ ...(await writeoff(...requested)), balance }) },
    ({ onApplied }) => <button onClick={onApplied}>Применить промокод</button>,
  )
  await user.click(screen.getByRole('button', go))
  expect(
    await screen.findByRole('checkbox', { name: /Списать 250\sА₽ бонусами, на карте останется 50\sА₽/ }),
  ).toBeVisible()
  balance = 800
  await user.click(screen.getByRole('button', { name: 'Применить промокод' }))
  expect(await screen.findByRole('checkbox', { name: /останется 550\sА₽/ })).toBeVisible()
})

it('has a place for who has no card of the club as well, and none for a company', async () => {
  const promo = ({ hasCard }: { hasCard: boolean }) => <p>{hasCard ? 'Есть промокод?' : 'Завести карту'}</p>
  const { unmount } = await atInfo({ bonusCard: async () => null }, promo)
  expect(screen.getByText('Завести карту')).toBeVisible()
  unmount()
  open(CORPORATE, {}, promo)
  await screen.findByRole('complementary', { name: 'Ваш заказ' })
  expect(screen.queryByText('Завести карту')).not.toBeInTheDocument()
})

it('shows a price that rose and sends nothing before it is agreed to', async () => {
  const create = vi.fn(callsOf({}).createOrder)
  let price = 450
  const { user } = await atInfo({ createOrder: create, checkLines: async () => [{ ...line, price }] })
  await user.click(screen.getByRole('button', go))
  price = 500
  await user.click(await screen.findByRole('button', { name: /Оформить заказ на 900/ }))
  const heading = await screen.findByRole('heading', { name: /Заказ изменился/ })
  expect(heading).toHaveFocus()
  expect(screen.getByText(/было 450\s₽, стало 500\s₽/)).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Согласиться и продолжить' }))
  await user.click(screen.getByRole('button', { name: /Оформить заказ на 1\s000/ }))
  await waitFor(() => expect(create).toHaveBeenCalledOnce())
})

it('sends an order that got no answer again, and nothing else in between', async () => {
  const lost = new GatewayError({ kind: 'network', message: 'Нет связи' })
  const create = vi.fn(callsOf({}).createOrder).mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const { user, onPlaced } = await atInfo({ createOrder: create })
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('button', { name: /Оформить/ }))
  const heading = await screen.findByRole('heading', { name: /Ответ о заказе не пришёл/ }, LOST_TIMEOUT)
  expect(heading).toHaveFocus()
  expect(screen.queryByRole('list', { name: 'Шаги' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Отправить ещё раз' }))
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('1000001'))
  const keys = create.mock.calls.map(([body]) => body.idempotencyKey)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('keeps everything when the order is refused, and lets it be sent again', async () => {
  const create = vi
    .fn(callsOf({}).createOrder)
    .mockRejectedValueOnce(new GatewayError({ kind: 'validation', message: 'Магазин закрыт' }))
  const { user, onPlaced } = await atInfo({ createOrder: create })
  await user.click(screen.getByRole('button', go))
  await user.type(await screen.findByRole('textbox', { name: 'Комментарий к заказу' }), 'Позвоните')
  await user.click(screen.getByRole('button', { name: /Оформить/ }))
  expect(await screen.findByText(/Заказ не отправлен/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('Позвоните')
  await user.click(await screen.findByRole('button', { name: /Оформить/ }))
  await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('1000001'))
})

it('names the step that a refusal has made wrong, and the next press leads there', async () => {
  const { user } = await refusedFlow()
  expect(await screen.findByText(/Откройте шаг «Получение»/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Оформить заказ/ }))
  expect(screen.getByText('Открыт шаг: receipt')).toBeVisible()
})

/** An order whose delivery interval was taken by others. */
async function refusedFlow() {
  const { flow, store, flowStore, calls, state } = await filledFlow()
  flow.changeReceipt({ isPickup: false, deliveryCoords: [55.1, 37.1], deliveryTransportCode: 'courier' })
  await vi.waitFor(() => expect(state().deliverySector).not.toBeNull())
  flow.changeReceipt({ deliveryIntervalDate: '21.11.2026', deliveryIntervalTime: '14:00-18:00' })
  await flow.complete('receipt')
  calls.intervals.mockResolvedValue({ ...SECTOR, datesIntervals: SECTOR.datesIntervals.slice(1) })
  calls.createOrder.mockRejectedValue(failure('conflict', 'Выбранное время уже занято'))
  await flow.submit()
  const scope: CheckoutScope = {
    store,
    flowStore,
    flow,
    customer: RETAIL,
    isMarkup: false,
    geocoder: { suggest: async () => [], addressAt: async () => null },
    mapTiles: { url: '', attribution: '' },
  }
  const site = { ...UNKNOWN_SITE, shopIds: [] }
  return render(
    <StoresProvider site={site} stores={createStores({ site })}>
      <CheckoutProvider scope={scope}>
        <ConfirmStep />
        <OpenStep />
      </CheckoutProvider>
    </StoresProvider>,
  )
}

function OpenStep() {
  return <p>Открыт шаг: {useCheckout(({ activeStep }) => activeStep)}</p>
}
