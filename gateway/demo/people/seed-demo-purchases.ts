import { eq, inArray, sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { DEMO_CLIENTS, DEMO_CORPORATE, DEMO_RETAIL } from '@/gateway/demo/people/demo-people'
import {
  DEMO_COMPANY_ORDERS,
  DEMO_GIFT_CODE,
  DEMO_GIFT_RUBLES,
  DEMO_APPLIED_CODE,
  DEMO_RETAIL_ORDERS,
  DEMO_TILL_CARD,
  demoPromoCodes,
  STATUS_EVENTS,
  type DemoOrder,
} from '@/gateway/demo/people/commerce-orders'
import { DEMO_SHOPS, OWN_WAREHOUSE_ID } from '@/gateway/demo/products/suppliers'
import { demoBank } from '@/gateway/demo/services/demo-bank'
import { users } from '@/gateway/db/schema/accounts'
import {
  bonusCards,
  bonusOperations,
  promoCodes,
  promoCodeUses,
  tillCards,
} from '@/gateway/db/schema/bonuses'
import { giftCards } from '@/gateway/db/schema/gift-cards'
import { orders } from '@/gateway/db/schema/orders'
import { payments } from '@/gateway/db/schema/payments'
import { seeds } from '@/gateway/db/schema/site'
import { bonusExpiry } from '@/gateway/services/bonuses/bonus-expiry'
import { OWN_VENDOR_ID } from '@/gateway/services/cart/line-id'
import { loadCart } from '@/gateway/services/cart/load-cart'
import { putLines } from '@/gateway/services/cart/write-lines'
import { toRubles } from '@/gateway/services/cards/to-entity'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import { loadPayments } from '@/gateway/services/checkout/load-choices'
import { hashGiftCode, lastFourOf } from '@/gateway/services/gift-cards/gift-code'
import { createCardNumber } from '@/gateway/services/loyalty/card-number'
import { muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { changeLines, type LineChange } from '@/gateway/services/order-life/change-lines'
import { statusOfLines } from '@/gateway/services/order-life/status-of-lines'
import { placeOrder } from '@/gateway/services/orders/place-order'
import type { PreparedOrder } from '@/gateway/services/orders/prepare-order'
import { loadOrderLines } from '@/gateway/services/orders/read-order'
import type { OrderRow } from '@/gateway/services/orders/to-order'
import {
  loadCatalogReference,
  type CatalogReference,
} from '@/gateway/services/reference/load-catalog-reference'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

const SEED_NAME = 'demo-purchases'
const DAY_MS = 86_400_000
const ISSUED_AFTER_MS = 2 * DAY_MS
const WELCOME_BONUSES = 500
const GIFT_BONUSES = 120
const GIFT_DAYS = 30
const POOL_SIZE = 40
const MIN_PIECES = 12
/** From here on, products that are sold again and again have pieces for all orders. */
const SMALLEST_POOL = 10

type User = typeof users.$inferSelect
type Shop = { tx: Database; reference: CatalogReference; pool: number[]; now: Date }

/** Well sold products of the own warehouse, enough for every demo order to have different ones. */
async function loadPool(tx: Database): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    tx,
    sql`select id from products where has_own_warehouse and best_quantity >= ${MIN_PIECES}
      and best_price between 30000 and 600000 order by sales_score desc, id limit ${POOL_SIZE}`,
  )
  return rows.map(({ id }) => id)
}

/** What was taken goes to the end: a shop of a few products sells them again. */
function takeGoods(pool: number[], count: number): number[] {
  const taken = pool.splice(0, count)
  pool.push(...taken)
  return taken
}

async function fillCart({ tx, reference, pool }: Shop, user: User, count: number) {
  const rows = takeGoods(pool, count).map((productId, at) => ({
    productId,
    vendorId: OWN_VENDOR_ID,
    supplierId: OWN_WAREHOUSE_ID,
    quantity: 1 + (at % 2),
    inOrder: true,
    car: null,
  }))
  await putLines(tx, user.id, rows)
  const entries = await loadCart(tx, reference, user.id)
  const requested = new Set(rows.map(({ productId }) => productId))
  return entries.filter(({ productId }) => requested.has(productId))
}

function toReceipt({ isPickup }: DemoOrder): PreparedOrder['choice'] {
  const [shop] = DEMO_SHOPS
  const pickup =
    isPickup && shop
      ? { shopId: shop.supplierId, work: { open: shop.opensAt, close: shop.closesAt } }
      : undefined
  const place = {
    isPickup,
    shopId: isPickup ? (shop?.supplierId ?? null) : null,
    transportCode: isPickup ? null : 'courier',
    deliveryTitle: isPickup ? (shop?.title ?? '') : 'Курьер магазина',
    address: isPickup ? (shop?.address ?? '') : 'Москва, Ленинский проспект, 30',
    latitude: isPickup ? (shop?.latitude ?? 0) : 55.7077,
    longitude: isPickup ? (shop?.longitude ?? 0) : 37.5853,
  }
  const nothing = {
    deliveryDate: null,
    deliveryTime: null,
    deliveryComment: null,
    deliveryStoreExternalId: null,
  }
  return {
    receipt: { ...place, ...nothing, isEntireOrder: true },
    schedule: undefined,
    sector: undefined,
    place: pickup,
    transit: new Map(),
  }
}

function toCompany(user: User): PreparedOrder['company'] {
  const [client] = DEMO_CLIENTS
  const contractor = user.group === 'corporate' ? client?.contractors[0] : undefined
  return {
    company: contractor?.name ?? null,
    inn: contractor?.inn ?? null,
    kpp: contractor?.kpp ?? null,
    invoiceEmail: contractor ? user.invoiceEmail : null,
    clientExternalId: contractor ? (client?.externalId ?? null) : null,
    clientTitle: contractor ? (client?.name ?? null) : null,
    contractorExternalId: contractor?.externalId ?? null,
    coordinates: undefined,
  }
}

/** Old purchases send no messages now. */
const NO_LETTERS = { mailbox: muteMailbox, now: () => new Date(), siteName: '', siteUrl: undefined }

async function place(shop: Shop, user: User, demo: DemoOrder, now: Date) {
  const entries = await fillCart(shop, user, demo.statuses.length)
  const payments = await loadPayments(
    { db: shop.tx, isPaidOnline: true },
    { isCorporate: user.group === 'corporate' },
  )
  const payment = payments.find(({ externalId }) => externalId === demo.payment)
  if (!payment) throw new Error(`there is no payment ${demo.payment}`)
  const orderBasket = entries.map(({ lineId, product, supplierId, quantity, terms }) => ({
    productExternalId: lineId,
    brand: '',
    article: product.article,
    supplierId,
    quantity,
    price: toRubles(terms?.price ?? 0),
    markup: user.group === 'corporate' ? user.markup : 0,
  }))
  const request: PreparedOrder['request'] = {
    name: `${user.name} ${user.secondName}`,
    email: user.email ?? '',
    phone: user.phone ?? '',
    orderBasket,
    personCode: 'person_1',
    delivery: {},
    orderPayment: { paymentExternalId: demo.payment },
    writeoffBonuses: demo.writeoff,
    ...(demo.gift && { giftCards: { codes: [DEMO_GIFT_CODE], amount: demo.gift } }),
  }
  const choice = toReceipt(demo)
  const order = { request, idempotencyKey: null, reference: shop.reference, payment, choice, now }
  return placeOrder(shop.tx, { userId: user.id }, { ...order, company: toCompany(user) })
}

/** Moves an order to the state that the demo needs. */
async function advance({ tx }: Shop, number: string, { statuses, reasons }: DemoOrder, placedAt: Date) {
  const status = statusOfLines(statuses)
  const isIssued = status === 'issued'
  const at = isIssued ? new Date(placedAt.getTime() + ISSUED_AFTER_MS) : placedAt
  const [order] = await tx.select().from(orders).where(eq(orders.number, number))
  if (!order) throw new Error(`the order ${number} was not written`)
  const changes = (await loadOrderLines(tx, order.id)).flatMap((line): LineChange[] => {
    const requested = statuses[line.position] ?? line.status
    if (requested === line.status) return []
    const cancelledPieces = requested === 'cancelled' ? line.quantity : 0
    return [{ lineId: line.id, status: requested, reason: reasons?.[requested], cancelledPieces }]
  })
  if (changes.length === 0) return
  const changed = await changeLines(tx, NO_LETTERS, order, changes, STATUS_EVENTS[status] ?? '', at)
  if (isIssued) await payBefore(tx, changed, at)
}

/** What is paid at the counter is no payment that the shop knows of. */
async function payBefore(tx: Database, { id, number, total, paidTotal, ...order }: OrderRow, at: Date) {
  if (!order.isPaymentOnline && order.paymentCode !== BILL_CODE) return
  await tx.update(orders).set({ paidTotal: total }).where(eq(orders.id, id))
  if (!order.isPaymentOnline) return
  await tx.insert(payments).values({
    orderId: id,
    status: 'succeeded',
    amount: total - paidTotal,
    provider: demoBank.name,
    providerReference: `demo-${number}`,
    createdAt: at,
    updatedAt: at,
  })
}

async function joinClub({ tx, now }: Shop, userId: string) {
  const joinedAt = new Date(now.getTime() - 150 * DAY_MS)
  const [card] = await tx
    .insert(bonusCards)
    .values({ userId, number: createCardNumber(), createdAt: joinedAt })
    .onConflictDoNothing()
    .returning()
  if (!card) return
  const gift = { userId, type: 'promo' as const }
  await tx.insert(bonusOperations).values({
    ...gift,
    title: 'Добро пожаловать в клуб',
    ...creditOf(WELCOME_BONUSES, joinedAt),
  })
  // Burnt: a gift of the shop that was valid for a month.
  await tx.insert(bonusOperations).values({
    ...gift,
    title: 'Подарок от магазина',
    ...creditOf(GIFT_BONUSES, joinedAt),
    expiresAt: new Date(joinedAt.getTime() + GIFT_DAYS * DAY_MS),
  })
  await applyCode(tx, userId, now)
}

function creditOf(amount: number, at: Date) {
  return { amount, remaining: amount, availableAt: at, expiresAt: bonusExpiry(at), createdAt: at }
}

async function applyCode(tx: Database, userId: string, now: Date) {
  const { code, days } = DEMO_APPLIED_CODE
  const promo = demoPromoCodes(now).find((one) => one.code === code)
  if (!promo) throw new Error(`there is no code ${code}`)
  const at = new Date(now.getTime() - days * DAY_MS)
  await tx.insert(promoCodeUses).values({ code, userId, createdAt: at })
  await tx.update(promoCodes).set({ uses: 1 }).where(eq(promoCodes.code, code))
  await tx
    .insert(bonusOperations)
    .values({ userId, type: 'promo', title: promo.title, ...creditOf(promo.bonuses, at) })
}

async function giveGiftCard(tx: Database, now: Date) {
  const validUntil = new Date(now)
  validUntil.setUTCFullYear(validUntil.getUTCFullYear() + 1)
  const kopecks = toKopecks(DEMO_GIFT_RUBLES)
  await tx.insert(giftCards).values({
    codeHash: hashGiftCode(DEMO_GIFT_CODE),
    lastFour: lastFourOf(DEMO_GIFT_CODE),
    nominal: kopecks,
    balance: kopecks,
    validUntil,
  })
}

async function insertPurchases(tx: Database, now: Date) {
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.externalId, [DEMO_RETAIL.externalId ?? '', DEMO_CORPORATE.externalId ?? '']))
  const shop: Shop = { tx, reference: await loadCatalogReference(tx), pool: await loadPool(tx), now }
  if (shop.pool.length < SMALLEST_POOL) return
  await giveGiftCard(tx, now)
  for (const user of people) {
    const isCompany = user.group === 'corporate'
    if (!isCompany) await joinClub(shop, user.id)
    for (const demo of isCompany ? DEMO_COMPANY_ORDERS : DEMO_RETAIL_ORDERS) {
      const placedAt = new Date(now.getTime() - demo.days * DAY_MS)
      const { number } = await place(shop, user, demo, placedAt)
      await advance(shop, number, demo, placedAt)
    }
  }
}

/**
 * Gives the demo accounts a past: orders in every state, a card with bonuses, promo codes to try. Once, also in a shop
 * that is already there; `false` when it was. A shop too small for it stays without orders.
 */
export async function seedDemoPurchases(db: Database, now: Date): Promise<boolean> {
  const [done] = await db.select().from(seeds).where(eq(seeds.name, SEED_NAME))
  if (done) return false
  return db.transaction(async (tx) => {
    const [mine] = await tx.insert(seeds).values({ name: SEED_NAME }).onConflictDoNothing().returning()
    if (!mine) return false
    await tx.insert(promoCodes).values(demoPromoCodes(now)).onConflictDoNothing()
    await tx.insert(tillCards).values(DEMO_TILL_CARD).onConflictDoNothing()
    await insertPurchases(tx, now)
    return true
  })
}
