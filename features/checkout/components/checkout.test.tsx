import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { cartLineOf } from '@/stores/cart/testing'
import { createStores } from '@/stores/create-stores'
import { StoresProvider } from '@/stores/provider'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { DEFAULT_USER, type UserState } from '@/stores/user/user-state'
import { render } from '@/tests/render'
import type { Geocoder } from '../geocoder/geocoder'
import type { CheckoutCalls } from '../flow/checkout-calls'
import { CLIENTS, CORPORATE, PATTERN, RETAIL, SECTOR, SHOP_IDS } from '../testing'
import { Checkout } from './checkout'

const line = cartLineOf({ productExternalId: 'p1', price: 450, quantity: 2, pictures: ['/p1.webp'] })
const TOTAL = {
  totalPrice: 900,
  totalPriceDiscount: 650,
  totalWriteoff: 250,
  totalReward: 27,
  totalRewardDiscount: 19,
}

/** Three streets, of which the houses up to 60 are known. */
const suggest = vi.fn<Geocoder['suggest']>(async (query) => {
  const [, word = '', house] = /^(?:Москва, )?(?:улица )?(\p{L}+)[^\d]*(\d+)?/u.exec(query) ?? []
  const streets = ['улица Арбат', 'Ленинградский проспект', 'Ленинградское шоссе'].filter((street) =>
    street.toLowerCase().includes(word.toLowerCase()),
  )
  return Number(house) > 60
    ? []
    : streets.map((street) => ({
        address: ['Москва', street, house].filter(Boolean).join(', '),
        coordinates: house ? [55.75, 37.59] : null,
      }))
})
const geocoder: Geocoder = { suggest, addressAt: async () => null }

function callsOf(own: Partial<CheckoutCalls>): CheckoutCalls {
  return {
    checkLines: async () => [line],
    linePrices: async () => new Map(),
    lineBonuses: async () => new Map(),
    linePictures: async () => new Map(),
    pattern: async () => PATTERN,
    options: async () => ({ stores: [], transports: [], payments: PATTERN.payments }),
    bonusCard: async () => ({ number: '29000' }),
    clients: async () => CLIENTS,
    intervals: async () => SECTOR,
    isWriteoffEnable: async () => true,
    writeoff: async () => ({ total: TOTAL, discountItems: [] }),
    savedOrders: async () => [],
    saveOrders: async () => undefined,
    createOrder: async () => ({ orderNumber: '1000001', totalPrice: 900, isPayable: true, paymentUrl: null }),
    ...own,
  }
}

function open(profile: Partial<UserState> = RETAIL, own: Partial<CheckoutCalls> = {}) {
  const site = { ...UNKNOWN_SITE, shopIds: [...SHOP_IDS] }
  const created = createStores({ site })
  const stores = { ...created, cartActions: { ...created.cartActions, read: async () => undefined } }
  stores.user.setState({ ...DEFAULT_USER, ...profile, status: 'user', isAuthorized: true })
  const onPlaced = vi.fn()
  const calls = callsOf(own)
  const rendered = render(
    <StoresProvider site={site} stores={stores}>
      <Checkout
        mapTiles={{ url: '', attribution: '' }}
        onPlaced={onPlaced}
        calls={calls}
        geocoder={geocoder}
      />
    </StoresProvider>,
  )
  return { ...rendered, onPlaced, stores }
}

const step = (name: string) => screen.getByRole('region', { name })
/** The order is repeated once by itself before the shopper is asked. */
const LOST_PATIENCE = { timeout: 4000 }
const go = { name: 'Продолжить' }

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/account/order')
})

describe('a retail checkout', () => {
  it('goes from the shop to the number by keyboard alone', async () => {
    const create = vi.fn(callsOf({}).createOrder)
    const { user, onPlaced } = open(RETAIL, { createOrder: create })
    const shop = await screen.findByRole('radio', { name: /Магазин 29/ })
    shop.focus()
    await user.keyboard(' {Enter}')
    expect(await screen.findByRole('heading', { name: 'Оплата' })).toHaveFocus()
    screen.getByRole('radio', { name: 'При получении' }).focus()
    await user.keyboard(' {Enter}')
    expect(await screen.findByRole('heading', { name: 'Контакты' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: /Имя/ })).toHaveValue('Анна Смирнова')
    screen.getByRole('textbox', { name: /Имя/ }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Подтверждение' })).toHaveFocus()
    screen.getByRole('button', { name: /Оформить заказ на 900/ }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(onPlaced).toHaveBeenCalledWith('1000001'))
    expect(create).toHaveBeenCalledOnce()
  })

  it('shows the steps to walk in their order, of which the number of the order is none, and brings an opened one into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user } = open()
    await screen.findByRole('heading', { name: 'Получение' })
    const steps = within(screen.getByRole('list', { name: 'Шаги' })).getAllByRole('heading', { level: 2 })
    expect(steps.map((heading) => heading.textContent)).toEqual([
      'Получение',
      'Оплата',
      'Контакты',
      'Подтверждение',
    ])
    expect(scroll).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { name: /Магазин 29/ }))
    await user.click(screen.getByRole('button', go))
    await screen.findByRole('radio', { name: 'При получении' })
    expect(scroll.mock.contexts).toEqual([step('Оплата')])
  })

  it('folds what is done to one line, opens it again, and walks back by the address', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /Магазин 29/ }))
    await user.click(screen.getByRole('button', go))
    await screen.findByRole('heading', { name: 'Оплата' })
    expect(step('Получение')).toHaveTextContent('Самовывоз, Магазин 29')
    expect(window.location.search).toBe('?step=payment')
    await user.click(screen.getByRole('radio', { name: 'При получении' }))
    await user.click(screen.getByRole('button', go))
    expect(window.location.search).toBe('?step=info')
    window.history.back()
    await waitFor(() => expect(step('Оплата')).toHaveAttribute('aria-current', 'step'))
    await user.click(screen.getByRole('button', { name: 'Изменить: получение' }))
    expect(step('Получение')).toHaveAttribute('aria-current', 'step')
  })

  it('says what a step lacks, and the list of it takes the focus', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    await user.click(screen.getByRole('button', go))
    const problems = await screen.findByRole('group', { name: 'Проверьте поля' })
    expect(problems).toHaveFocus()
    await user.click(within(problems).getByRole('button', { name: /Выберите способ доставки/ }))
    expect(screen.getByRole('group', { name: 'Способ доставки' })).toHaveFocus()
  })

  it('finds the address, asks for its times and adds the fee', async () => {
    const intervals = vi.fn(callsOf({}).intervals)
    const { user } = open(RETAIL, { intervals })
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    await user.type(screen.getByRole('combobox', { name: 'Адрес доставки' }), 'арбат 10')
    await screen.findByRole('option', { name: 'Москва, улица Арбат, 10' })
    await user.keyboard('{Enter}')
    expect(screen.getByRole('combobox')).toHaveValue('Москва, улица Арбат, 10')
    expect(intervals).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('radio', { name: /Курьер/ }))
    const days = screen.getByRole('group', { name: 'День доставки' })
    expect(days).toHaveTextContent('пнвтсрчтптсбвс16нояб.17')
    expect(within(days).getAllByRole('radio')).toHaveLength(2)
    await user.click(within(days).getByRole('radio', { name: 'сб, 21 ноября' }))
    expect(screen.getByRole('radio', { name: /10:00–14:00/ })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '14:00–18:00' }))
    expect(screen.getByRole('complementary', { name: 'Ваш заказ' })).toHaveTextContent(/Доставка299\s₽/)
    await user.click(screen.getByRole('button', go))
    expect(await screen.findByRole('heading', { name: 'Оплата' })).toHaveFocus()
    expect(step('Получение')).toHaveTextContent('Курьер, Москва, улица Арбат, 10, сб, 21 ноября, 14:00–18:00')
  })

  it('walks the suggested addresses from either end, and describes the field only by what is there', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
    expect(field).toHaveAccessibleDescription(/выберите адрес из подсказок/)
    await user.type(field, 'ленинградск 5')
    const [first, last] = await screen.findAllByRole('option')
    await user.keyboard('{ArrowUp}')
    expect(last).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field).toHaveValue(first?.textContent)
    expect(field).not.toHaveAttribute('aria-describedby')
  })

  it('asks for the house behind a street, and says when there is no such address', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
    await user.type(field, 'арбат')
    await user.click(await screen.findByRole('option', { name: 'Москва, улица Арбат' }))
    expect(field).toHaveValue('Москва, улица Арбат, ')
    expect(await screen.findByText('Допишите номер дома')).toBeVisible()
    await user.click(screen.getByRole('button', go))
    expect(field).toHaveAccessibleDescription(/Допишите номер дома и выберите адрес/)
    await user.type(field, '99')
    expect(await screen.findByText(/^Адрес не найден/)).toBeVisible()
    suggest.mockRejectedValueOnce(new GatewayError({ kind: 'unavailable', message: 'Нет' }))
    await user.type(field, '9')
    expect(await screen.findByText(/^Подсказки не отвечают/)).toBeVisible()
    await user.clear(field)
    await user.type(field, 'арбат 10')
    await user.click(await screen.findByRole('option', { name: 'Москва, улица Арбат, 10' }))
    await user.type(screen.getByRole('textbox', { name: 'Квартира или офис' }), '7')
    await user.click(await screen.findByRole('radio', { name: /Курьер/ }))
    expect(field).toHaveValue('Москва, улица Арбат, 10')
  })

  it('never takes a suggestion for less than what was typed', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    const field = screen.getByRole('combobox', { name: 'Адрес доставки' })
    await user.type(field, 'арбат 1')
    await screen.findByRole('option', { name: 'Москва, улица Арбат, 1' })
    await user.type(field, '2{Enter}')
    expect(field).toHaveValue('арбат 12')
    await screen.findByRole('option', { name: 'Москва, улица Арбат, 12' })
    await user.keyboard('{Enter}')
    expect(field).toHaveValue('Москва, улица Арбат, 12')
  })

  it('tells why there are no times, in the words of the gateway', async () => {
    const refused = new GatewayError({
      kind: 'validation',
      message: 'Отказ',
      body: { errors: [{ message: 'Туда пока не возим' }] },
    })
    const { user } = open(RETAIL, { intervals: async () => Promise.reject(refused) })
    await user.click(await screen.findByRole('radio', { name: 'Доставка' }))
    await user.type(screen.getByRole('combobox', { name: 'Адрес доставки' }), 'арбат 10')
    await user.click(await screen.findByRole('option', { name: /Арбат/ }))
    expect(await screen.findByText('Туда пока не возим')).toBeVisible()
  })

  it('checks a field when it is left and clears the error while it is mended', async () => {
    const { user } = await atInfo()
    const email = screen.getByRole('textbox', { name: 'Электронная почта' })
    await user.clear(email)
    await user.type(email, 'a@')
    expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
    await user.tab()
    expect(screen.getByText('Проверьте адрес почты')).toBeVisible()
    await user.type(email, 'b')
    expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
  })

  it('shows the fields that a company needs, with their tokens', async () => {
    const { user } = await atInfo()
    expect(screen.queryByRole('textbox', { name: 'КПП' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
    expect(screen.getByRole('textbox', { name: 'КПП' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Название/ })).toHaveAttribute('autocomplete', 'organization')
    expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveAttribute('autocomplete', 'tel')
    await user.click(screen.getByRole('radio', { name: 'Индивидуальный предприниматель' }))
    expect(screen.queryByRole('textbox', { name: 'КПП' })).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'ИНН' })).toBeVisible()
  })

  it('takes pasted numbers of a company whole, refuses a wrong one, and shows them to be confirmed', async () => {
    const { user } = await atInfo()
    await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
    await user.type(screen.getByRole('textbox', { name: /Название/ }), 'ООО «Вал»')
    const inn = screen.getByRole('textbox', { name: 'ИНН' })
    await user.click(inn)
    await user.paste(' 771345678901')
    await user.click(screen.getByRole('textbox', { name: 'КПП' }))
    await user.paste('КПП 771301001')
    expect(inn).toHaveValue('771345678901')
    expect(inn).toHaveAccessibleDescription('Проверьте ИНН: одна из цифр не та')
    await user.clear(inn)
    await user.paste('7713456783 / 771301001')
    await user.click(screen.getByRole('button', go))
    await screen.findByRole('heading', { name: 'Подтверждение' })
    expect(step('Контакты')).toHaveTextContent('ООО «Вал», ИНН 7713456783, КПП 771301001')
  })

  it('reaches the button that is pressed while a bad field is left', async () => {
    const { user } = await atInfo()
    const email = screen.getByRole('textbox', { name: 'Электронная почта' })
    await user.type(email, '@')
    const button = screen.getByRole('button', go)
    await user.pointer({ target: button, keys: '[MouseLeft>]' })
    expect(screen.queryByText('Проверьте адрес почты')).not.toBeInTheDocument()
    await user.pointer({ target: button, keys: '[/MouseLeft]' })
    expect(await screen.findByText('Проверьте адрес почты')).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
  })

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

  it('leads a company with a large order to the bill', async () => {
    const { user } = await atInfo({ checkLines: async () => [{ ...line, price: 60_000 }] })
    await user.click(screen.getByRole('radio', { name: 'Юридическое лицо' }))
    expect(screen.getByText(/оплачивают только по счёту/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Выбрать оплату по счёту' }))
    expect(step('Оплата')).toHaveAttribute('aria-current', 'step')
  })

  it('spends bonuses only with consent', async () => {
    const { user } = await atInfo()
    await user.click(screen.getByRole('button', go))
    const consent = await screen.findByRole('checkbox', { name: /Списать 250/ })
    expect(consent).not.toBeChecked()
    await user.click(consent)
    expect(screen.getByRole('button', { name: /Оформить заказ на 650/ })).toBeEnabled()
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
    const heading = await screen.findByRole('heading', { name: /Ответ о заказе не пришёл/ }, LOST_PATIENCE)
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
})

it('a corporate checkout asks for client and contractor, shows the markup and no bonuses', async () => {
  const { user } = open({ ...CORPORATE })
  expect(await screen.findByRole('radio', { name: /Автопарк Юг/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: /Автопарк без адреса/ })).toBeDisabled()
  expect(screen.getByText('С вашей наценкой 10 %')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /Курьер/ }))
  await user.click(await screen.findByRole('radio', { name: 'вс, 22 ноября' }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: 'По счёту' }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: /ООО «Автопарк»/ }))
  expect(screen.getByRole('textbox', { name: 'Почта для счетов' })).toHaveValue('anna@example.com')
  await user.click(screen.getByRole('button', go))
  expect(await screen.findByRole('button', { name: /Оформить заказ на 900/ })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /бонус/ })).not.toBeInTheDocument()
})

it('an empty order leads back to the cart', async () => {
  open(RETAIL, { checkLines: async () => [] })
  expect(await screen.findByRole('link', { name: 'В корзину' })).toHaveAttribute('href', '/account/cart')
})

it('a checkout that cannot be loaded can be asked for again', async () => {
  const pattern = vi
    .fn(callsOf({}).pattern)
    .mockRejectedValueOnce(new GatewayError({ kind: 'server', message: 'Сервис отдыхает' }))
  const { user } = open(RETAIL, { pattern })
  expect(await screen.findByText('Сервис отдыхает')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }))
  expect(await screen.findByRole('radio', { name: /Магазин 29/ })).toBeVisible()
})

async function atInfo(own: Partial<CheckoutCalls> = {}) {
  const opened = open(RETAIL, own)
  const { user } = opened
  await user.click(await screen.findByRole('radio', { name: /Магазин 29/ }))
  await user.click(screen.getByRole('button', go))
  await user.click(await screen.findByRole('radio', { name: 'При получении' }))
  await user.click(screen.getByRole('button', go))
  await screen.findByRole('heading', { name: 'Контакты' })
  return opened
}
