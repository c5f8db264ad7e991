import { inquiries } from '@/gateway/db/schema/inquiries'
import { createBuyer } from '@/gateway/test-support/buyer'
import { FILTER, NOW, type OrderDesk, OWN, PADS } from '@/gateway/test-support/order-desk'
import { drawPhoto } from '@/gateway/test-support/review-desk'
import { signedIn } from '@/gateway/test-support/signed-in'
import { createTestGateway } from '@/gateway/test-support/test-gateway'
import { codeOf } from '@/gateway/test-support/test-shop'
import { readCustomer } from '@/lib/gateway/contracts/desk/customers'
import { listDeliveryRules } from '@/lib/gateway/contracts/desk/delivery'
import { readDeskProduct } from '@/lib/gateway/contracts/desk/goods'
import { moveDeskOrder, readDeskOrder } from '@/lib/gateway/contracts/desk/orders'
import { listPaymentRules } from '@/lib/gateway/contracts/desk/payments'
import { readPopularChoice } from '@/lib/gateway/contracts/desk/popular'
import { listMarkupRules } from '@/lib/gateway/contracts/desk/rules'
import { listSupplierNames } from '@/lib/gateway/contracts/desk/suppliers'
import { createReturn } from '@/lib/gateway/contracts/orders/returns'
import { listInquiries } from '@/lib/gateway/contracts/site/inquiry-desk'
import { askQuestion } from '@/lib/gateway/contracts/site/questions'
import { createReview } from '@/lib/gateway/contracts/site/reviews'
import type { Operation } from '@/lib/gateway/operation'

const CODE = codeOf(1)
const LINES = [CODE, `${codeOf(6)}-101`]
const ORDERS = '/desk/v1/order/'
const REVIEW = { rating: 5, text: 'Держит давление, встал без подгонки.' }
const QUESTION = 'Подойдёт на мотор 1.6 без кондиционера?'

/** What has a form that no draw would ever hit. */
const FORMS = {
  from: '2026-02-01',
  to: '2026-03-01',
  timeFrom: '10:00',
  timeTo: '14:00',
  lastOrderTime: '12:00',
  polygon: [
    [37, 55],
    [38, 55],
    [38, 56],
  ],
  isForRetail: true,
  isForCorporate: true,
  isForPickup: true,
  isForDelivery: true,
  notForTransports: ['courier'],
  externalId: null,
  INN: '7719501182',
  KPP: '771901001',
  phone: '79161234567',
  email: 'buyer@example.com',
  pictures: null,
}

/** The test shop with an administrator, and with something of every kind that the staff works on. */
export async function openStaff({ db, open }: OrderDesk) {
  const gateway = await createTestGateway(db(), { now: () => NOW })
  const admin = await signedIn(gateway, { isAdmin: true, name: 'Олег' })
  const buyer = await createBuyer(gateway)
  const question = await buyer.call(askQuestion, { body: { productId: CODE, text: QUESTION } })
  const written = await buyer.call(createReview, { body: { productId: CODE, review: REVIEW } })
  await db()
    .insert(inquiries)
    .values({ number: 'К-1', key: 'К-1', form: 'feedback', answers: { message: 'Щётки' }, createdAt: NOW })
  const photo = await drawPhoto()
  let facts: Readonly<Record<string, unknown>> = {
    ...FORMS,
    picture: new Uint8Array(await photo.arrayBuffer()),
    number: 'К-1',
    code: CODE,
    codes: [CODE],
    customerId: buyer.user.id,
    supplierId: OWN,
    productExternalId: CODE,
  }
  let keys = 0
  const idempotencyKey = () => `key ${(keys += 1)}`

  const versionOf = async (read: Operation, body: object = {}) =>
    ((await admin.call(read, { body })).body as { version: number }).version
  const product = async () => (await admin.call(readDeskProduct, { body: { code: CODE } })).body
  const logOfBuyer = async () =>
    (await admin.call(readCustomer, { body: { customerId: buyer.user.id } })).body.log

  /** What else a request is about, by the part of its path that says so. */
  const FACTS: Readonly<Record<string, () => Promise<object>>> = {
    customer: async () => ({ version: (await logOfBuyer())[0]?.id ?? 0 }),
    delivery: async () => ({ id: null, version: await versionOf(listDeliveryRules) }),
    inquiry: async () => ({
      version: (await admin.call(listInquiries, { body: {} })).body.inquiries[0]?.version ?? 0,
    }),
    markup: async () => ({ id: null, section: 'oil-filters', version: await versionOf(listMarkupRules) }),
    order: async () => ({ version: await versionOf(readDeskOrder, { orderNumber: facts['orderNumber'] }) }),
    payments: async () => ({ code: 'payment_cash', version: await versionOf(listPaymentRules) }),
    popular: async () => ({ version: await versionOf(readPopularChoice) }),
    product: async () => {
      const { version, log } = await product()
      return { section: 'oil-filters', version, changeId: log[0]?.id ?? 1 }
    },
    questions: () => Promise.resolve({ id: question.body.question.id }),
    reviews: () => Promise.resolve({ id: written.body.id }),
    suppliers: async () => ({ id: OWN, version: await versionOf(listSupplierNames) }),
  }

  async function requestReturn(orderNumber: string) {
    const version = await versionOf(readDeskOrder, { orderNumber })
    const issued = LINES.map((productExternalId) => ({ productExternalId, status: 'issued' as const }))
    await admin.call(moveDeskOrder, {
      body: { orderNumber, version, products: issued, idempotencyKey: idempotencyKey() },
    })
    const products = LINES.map((productExternalId) => ({
      productExternalId,
      quantity: 1,
      reason: 'unneeded' as const,
    }))
    const { body } = await buyer.call(createReturn, { body: { orderNumber, products } })
    return body.returns[0]?.id
  }

  return {
    gateway,
    admin,
    /** What exists, by the names of fields, as it is now. */
    factsFor: async ({ path }: Operation) => {
      const named = path.split('/').find((part) => Object.hasOwn(FACTS, part))
      return {
        ...facts,
        idempotencyKey: idempotencyKey(),
        ...(named !== undefined && (await FACTS[named]?.())),
      }
    },
    /** A fresh order for each call about orders, since most end it. */
    prepareFor: async ({ path, name }: Operation) => {
      if (!path.startsWith(ORDERS)) return
      await open()
      await buyer.put({ ...FILTER, quantity: 2 }, PADS)
      const { orderNumber } = (await buyer.order()).body
      facts = { ...facts, orderNumber }
      if (name.includes('Return')) facts = { ...facts, returnId: await requestReturn(orderNumber) }
    },
  }
}

export type Staff = Awaited<ReturnType<typeof openStaff>>
