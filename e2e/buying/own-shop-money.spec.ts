import type { Page } from '@playwright/test'
import { formatPhone } from '@/lib/format/phone'
import { formatPrice } from '@/lib/format/price'
import { deskHrefs } from '@/lib/routing/desk-hrefs'
import { hrefs } from '@/lib/routing/hrefs'
import { createPerson } from '../fixtures/account'
import { nameOf } from '../fixtures/cart'
import { test } from '../fixtures/empty-shop'
import { createShop } from '../fixtures/shop'
import { createSignIn } from '../fixtures/sign-in'
import { expect } from '../fixtures/test'

const ONE_KIND = { id: '', price: 0, quantity: 1, multiplicity: 1, ownWarehouse: false, supplierId: 0 }
const PADS = { ...ONE_KIND, brand: 'Bosch', article: '0 986 494 164', title: 'Колодки тормозные передние' }
const FILTER = { ...ONE_KIND, brand: 'MANN-FILTER', article: 'W 712/95', title: 'Фильтр масляный MANN' }
const DISC = { ...ONE_KIND, brand: 'TRW', article: 'DF4381', title: 'Диск тормозной вентилируемый' }

const USUAL_WAY = 'Картой или СБП онлайн'
const OWN_WAY = 'На сайте: карта или СБП'

async function putFirst(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click()
}

test('an owner’s shop earns its first money: a markup, an order paid at ЮKassa, a line refused, a piece returned', async ({
  page,
  shop,
  signIn,
  cart,
  checkout,
  browser,
  baseURL,
  strayErrors,
  ownShop: { command, kassa },
}) => {
  // The code of a newcomer opens no account yet.
  strayErrors.expectError(/status of 422/)
  test.setTimeout(150_000)
  const [boss, manager, buyer] = [createPerson(), createPerson(), createPerson()]
  const staff = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  const desk = createShop(staff)
  const comeAsStaff = async (person: typeof boss, password: string) => {
    await staff.context().clearCookies()
    await desk.open(hrefs.home)
    await createSignIn(staff).corner.click()
    await createSignIn(staff).withPassword({ ...person, password }, 'phone')
    await expect(staff).toHaveURL(hrefs.account)
  }
  const createAdmin = async ({ phone }: typeof boss) =>
    /пароль: (\S+)/.exec(await command('admin', phone, '--create'))?.[1] ?? ''
  const ofSupplier = 1234.56
  const pads = 1419.75
  const [filter, disc] = [349.9, 2990.4]
  const total = 3 * filter + 2 * pads + disc
  const amounts = (items: Iterable<{ amount: { value: string } }>) =>
    [...items].map(({ amount }) => amount.value)

  await test.step('the first administrator makes a markup', async () => {
    await comeAsStaff(boss, await createAdmin(boss))
    await desk.open(deskHrefs.rules)
    await staff.getByRole('button', { name: 'Добавить правило' }).click()
    const form = staff.getByRole('form', { name: 'Новое правило' })
    await form.getByLabel('Поставщик').selectOption('Первый поставщик')
    await form.getByLabel('Наценка').fill('15')
    await form.getByLabel('Округлить').selectOption('до копейки')
    await form.getByLabel('Наценка').press('Enter')
    await expect(form.getByRole('list', { name: 'Новые цены' }).getByRole('listitem')).toContainText(
      `${formatPrice(ofSupplier)} → ${formatPrice(pads)}`,
    )
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await expect(staff.getByText(/^Сохранено\. Другая цена у 1/)).toBeVisible()
  })

  const namePayment = async (shown: string, name: string) => {
    await desk.open(deskHrefs.payment)
    await staff.getByRole('button', { name: `Изменить: ${shown}` }).click()
    const form = staff.getByRole('form', { name: `Способ оплаты «${shown}»` })
    await form.getByLabel('Название', { exact: true }).fill(name)
    await form.getByRole('button', { name: 'Сохранить' }).click()
    await expect(staff.getByText(/^Сохранено\./)).toBeVisible()
    await expect(staff.getByRole('button', { name: `Изменить: ${name}` })).toBeVisible()
  }
  await test.step('and calls a way to pay by a name of the shop', () => namePayment(USUAL_WAY, OWN_WAY))

  await test.step('a shopper finds the parts and becomes a customer by a code that the staff tells', async () => {
    await expect(async () => {
      await shop.open(hrefs.search({ q: PADS.article }))
      await expect(page.getByRole('main').getByText(formatPrice(pads)).first()).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await putFirst(page)
    await signIn.dialog('Вход').getByRole('button', { name: 'Зарегистрироваться' }).click()
    const dialog = signIn.dialog('Регистрация')
    await dialog.getByLabel('Имя').fill(buyer.name)
    await dialog.getByLabel('Телефон').pressSequentially(buyer.phone.slice(1))
    await dialog.getByLabel('Пароль', { exact: true }).fill(buyer.password)
    await dialog.getByRole('checkbox', { name: /обработку персональных данных/ }).check()
    await dialog.getByRole('button', { name: 'Получить код' }).click()
    await expect(dialog.getByText(/Код для .* назовёт сотрудник/)).toBeVisible()
    await desk.open(deskHrefs.codes)
    const row = staff.getByRole('list', { name: 'Коды' }).getByRole('listitem')
    await expect(row).toContainText(formatPhone(buyer.phone))
    const code = /(?<!\d)\d{4}(?= )/.exec(await row.getByText(/^\d{4} /).innerText())?.[0] ?? ''
    await dialog.getByLabel('Код', { exact: true }).pressSequentially(code)
    await expect(shop.notices.getByText('Товар добавлен в корзину')).toBeVisible()
    for (const [{ article }, lines] of [
      [FILTER, '2 товара'],
      [DISC, '3 товара'],
    ] as const) {
      await shop.open(hrefs.search({ q: article }))
      await putFirst(page)
      await expect(page.getByRole('navigation', { name: 'Личное' })).toContainText(lines)
    }
  })

  const number = await test.step('orders and pays', async () => {
    await shop.open(hrefs.cart)
    await cart.quantity(FILTER).fill('3')
    await cart.quantity(FILTER).press('Enter')
    await cart.quantity(PADS).fill('2')
    await cart.quantity(PADS).press('Enter')
    await cart.expectTotal(total)
    await cart.totals.getByRole('link', { name: 'Оформить заказ' }).click()
    await checkout.choose('Магазин', 'На Советской')
    await checkout.goOn()
    await checkout.choose('Способ оплаты', OWN_WAY)
    await checkout.goOn()
    const contacts = checkout.step('Контакты')
    await contacts.getByLabel('Имя и фамилия получателя').fill(`${buyer.name} ${buyer.secondName}`)
    await contacts.getByLabel('Электронная почта').fill(buyer.email)
    await checkout.goOn()
    await checkout.expectToPay(total)
    await checkout.order.click()
    return checkout.expectPlaced()
  })

  const payment = await test.step('ЮKassa takes the money and tells the shop', async () => {
    await page.route('https://pay.example/**', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>СБП</h1>' }),
    )
    await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'СБП' })).toBeVisible()
    const begun = [...kassa.payments.values()].find(({ metadata }) => metadata?.['orderNumber'] === number)
    if (!begun) throw new Error('ЮKassa knows no such payment')
    expect(begun.amount.value).toBe('6879.60')
    expect(begun.receipt?.items.map(({ quantity, amount }) => [quantity, amount.value]).toSorted()).toEqual([
      ['1', '2990.40'],
      ['2', '1419.75'],
      ['3', '349.90'],
    ])
    begun.status = 'succeeded'
    const notice = { type: 'notification', event: 'payment.succeeded', object: { id: begun.id } }
    expect((await page.request.post('/gw/payments/notice', { data: notice })).status()).toBe(200)
    await page.goto(begun.confirmation.return_url ?? '')
    await expect(page.getByText(/Заказ оплачен/)).toBeVisible()
    return begun
  })
  await test.step('the way to pay goes by its usual name again, and the order keeps the other', async () => {
    await namePayment(OWN_WAY, USUAL_WAY)
    await desk.open(deskHrefs.order(number))
    await expect(staff.getByText(OWN_WAY).first()).toBeVisible()
  })
  const refunds = () => [...kassa.refunds.values()].filter(({ payment_id: id }) => id === payment.id)

  await test.step('a manager picks the order, refuses a line, and gives out the rest', async () => {
    const password = await createAdmin(manager)
    await command('admin', manager.phone, '--manager')
    await comeAsStaff(manager, password)
    await desk.open(deskHrefs.orders)
    await expect(staff).toHaveTitle(/^\(1\) /)
    await staff.getByRole('link', { name: number }).click()
    await desk.expectHeading(`Заказ ${number}`)

    await staff.evaluate(() => {
      window.print = () => void (document.title = 'Напечатано')
    })
    await staff.getByRole('button', { name: 'Напечатать лист сборки' }).click()
    await expect(staff).toHaveTitle('Напечатано')
    await staff.emulateMedia({ media: 'print' })
    const lines = staff.getByRole('list', { name: 'Товары' }).getByRole('listitem')
    for (const [at, product] of [PADS, FILTER, DISC].entries()) {
      await expect(lines.filter({ hasText: product.article })).toContainText(`${[2, 3, 1][at]} шт.`)
    }
    await expect(staff.getByRole('combobox').filter({ visible: true })).toHaveCount(0)
    await staff.emulateMedia({ media: null })

    await staff.getByLabel(`Что сделать: ${nameOf(DISC)}`).selectOption('Отказ поставщика')
    await staff.getByLabel(`Причина отказа: ${nameOf(DISC)}`).fill('Трещина на витринном образце')
    await staff.getByRole('button', { name: 'Сохранить' }).click()
    await expect(lines.filter({ hasText: DISC.article })).toContainText('Снят поставщиком')
    await expect.poll(() => amounts(refunds())).toEqual(['2990.40'])

    for (const [press, state] of [
      ['Всё готово', 'Готов к выдаче'],
      ['Выдать всё', 'Выдан'],
    ] as const) {
      await staff.getByRole('button', { name: press }).click()
      await staff.getByRole('button', { name: 'Сохранить' }).click()
      await expect(
        lines.filter({ hasText: FILTER.article }).getByText(state, { exact: true }).filter({ visible: true }),
      ).toBeVisible()
    }
    await expect.poll(() => kassa.receipts.size).toBe(1)
    const [handedOver] = kassa.receipts.values()
    expect(handedOver?.payment_id).toBe(payment.id)
    await expect(staff.getByText(`${formatPrice(3889.2)}, отправляется`)).toBeVisible()
    expect(amounts(handedOver?.settlements ?? [])).toEqual(['3889.20'])
    expect(amounts(handedOver?.items ?? []).toSorted()).toEqual(['1419.75', '349.90'])
  })

  await test.step('the buyer brings one piece back, and gets exactly its price', async () => {
    await shop.open(hrefs.archivedOrder(number))
    await page.getByRole('button', { name: 'Оформить возврат' }).click()
    const form = page.getByRole('dialog', { name: `Возврат по заказу ${number}` })
    await form.getByRole('checkbox', { name: FILTER.title }).check()
    await form.getByLabel(`Сколько вернуть: ${FILTER.title}`).fill('1')
    await form.getByLabel(`Причина возврата: ${FILTER.title}`).selectOption('Не работает, брак')
    await form.getByRole('button', { name: 'Отправить заявку' }).click()
    await expect(page.getByText('Ждёт ответа магазина')).toBeVisible()

    await desk.open(deskHrefs.order(number))
    const decision = staff.getByRole('form', { name: /Решение по возврату/ })
    await decision.getByRole('button', { name: 'Принять и вернуть деньги' }).click()
    await expect(
      staff.getByRole('region', { name: 'Возвраты' }).getByText('Принят', { exact: true }),
    ).toBeVisible()
    await expect.poll(() => amounts(refunds())).toEqual(['2990.40', '349.90'])
    expect(refunds().map(({ receipt }) => amounts(receipt?.items ?? []))).toEqual([['2990.40'], ['349.90']])
    await expect(staff.getByText(formatPrice(total - disc - filter)).first()).toBeVisible()

    await shop.open(hrefs.archivedOrder(number))
    await expect(page.getByText(`Возвращаем ${formatPrice(filter)}`)).toBeVisible()
    expect(kassa.receipts.size).toBe(1)
  })
  await staff.context().close()
})
