import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedDocument } from '@/gateway/core/ports/messenger'
import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { canBill } from '@/gateway/services/seller/read-seller'
import {
  boughtLines,
  type Line,
  type LinePieces,
  type Order,
} from '@/gateway/services/letters/order-letter-parts'
import {
  announcedLetter,
  deliveryPriceLetter,
  deliveringLetter,
  droppedLetter,
  issuedLetter,
  noteLetter,
  placedLetter,
  readyLetter,
} from '@/gateway/services/letters/order-letters'
import {
  billLetter,
  paidLetter,
  refundDoneLetter,
  refundLetter,
} from '@/gateway/services/letters/payment-letters'
import {
  returnAcceptedLetter,
  returnAnnouncedLetter,
  returnDecidedLetter,
} from '@/gateway/services/letters/return-letters'
import type { Letter } from '@/gateway/services/letters/letter'
import { deskLinks, orderLinks, postLetter, type LetterDeps } from '@/gateway/services/letters/post-letter'
import { pickupToken } from '@/lib/parts/pickup-token'
import { renderLetter } from '@/gateway/services/letters/render-letter'
import { readShopHours } from '@/gateway/services/reference/read-shop-hours'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'

/** Recipient of an order's bill; undefined when it is paid otherwise, nothing is owed, or the shop makes no bills. */
async function billEmailOf(
  tx: Database,
  { paymentCode, invoiceEmail, email, total, paidTotal }: Order,
): Promise<string | undefined> {
  const to = invoiceEmail || email
  const isBilled = paymentCode === BILL_CODE && to !== '' && total > paidTotal
  return isBilled && (await canBill(tx)) ? to : undefined
}

async function postBill(
  tx: Database,
  deps: LetterDeps,
  order: Order,
  { lines, isAgain }: { lines: readonly Line[]; isAgain: boolean },
) {
  const to = await billEmailOf(tx, order)
  if (to === undefined) return
  const letter = billLetter(order, lines, isAgain)
  await postLetter(tx, deps, 'order-bill', { to, letter, paper: { kind: 'bill', orderId: order.id } })
}

/** The picture of the pickup code, attached to letters that name it. */
function tokenOf({ number, pickupCode }: Order): { paper?: AttachedDocument } {
  return pickupCode === null ? {} : { paper: { kind: 'pickup', token: pickupToken(number, pickupCode) } }
}

/** Notifies the buyer of a new order, and the payer of bills of the bill. */
export async function notifyPlaced(tx: Database, deps: LetterDeps, order: Order, lines: readonly Line[]) {
  const shop = { work: await readShopHours(tx, order), now: deps.now() }
  const letter = placedLetter(order, { lines, shop }, orderLinks(deps), await billEmailOf(tx, order))
  await postLetter(tx, deps, 'order-placed', { to: order.email, letter, ...tokenOf(order) })
  await postBill(tx, deps, order, { lines, isAgain: false })
}

/** Notifies the staff of a new order, in the order's own transaction, so that there is a message for each order and none without one. */
export async function notifyStaff(tx: Database, deps: CoreDeps, order: Order, lines: readonly Line[]) {
  await postToStaff(tx, deps, order, 'order-announced', announcedLetter(order, lines, deskLinks(deps)))
}

export async function notifyStaffOfReturn(
  tx: Database,
  deps: CoreDeps,
  order: Order,
  lines: readonly LinePieces[],
  comment: string,
) {
  const letter = returnAnnouncedLetter(order, lines, comment, deskLinks(deps))
  await postToStaff(tx, deps, order, 'return-announced', letter)
}

async function postToStaff(
  tx: Database,
  deps: CoreDeps,
  order: Order,
  kind: 'order-announced' | 'return-announced',
  letter: Letter,
) {
  const { email = '', hasWebhook = false } = deps.orderDesk ?? {}
  await postLetter(tx, deps, kind, { to: email, letter })
  if (!hasWebhook) return
  await deps.mailbox.post(tx, { kind, channel: 'webhook', to: order.number, ...renderLetter(letter, deps) })
}

const STEPS = [
  ['ready', 'order-ready', readyLetter],
  ['delivering', 'order-delivering', deliveringLetter],
  ['issued', 'order-issued', issuedLetter],
] as const

type Change = { before: readonly Line[]; after: readonly Line[] }

function reached({ before, after }: Change, status: OrderStatusCode): LinePieces[] {
  return boughtLines(after.filter((line, at) => line.status === status && before[at]?.status !== status))
}

function dropped({ before, after }: Change, isByShop: boolean): LinePieces[] {
  return after.flatMap((line, at) => {
    const old = before[at]
    if (!old) return []
    const isRefused = line.status === 'refused' && old.status !== 'refused'
    const pieces = isRefused
      ? line.quantity - line.cancelledQuantity
      : line.cancelledQuantity - old.cancelledQuantity
    return pieces > 0 && isRefused === isByShop
      ? [{ line, pieces, note: isByShop ? (line.statusReason ?? undefined) : undefined }]
      : []
  })
}

/** Notifies the buyer of changes to lines of his order, which stand in the same order before and after. */
export async function notifyOfLines(tx: Database, deps: LetterDeps, order: Order, change: Change) {
  const linkTo = orderLinks(deps)
  const to = order.email
  for (const isByShop of [false, true]) {
    const lines = dropped(change, isByShop)
    if (lines.length === 0) continue
    const letter = droppedLetter(order, { dropped: lines, left: change.after, isByShop }, linkTo)
    await postLetter(tx, deps, isByShop ? 'order-refused' : 'order-cancelled', { to, letter })
  }
  for (const [status, kind, write] of STEPS) {
    const lines = reached(change, status)
    if (lines.length === 0) continue
    const isPart = boughtLines(change.after).some(({ line }) => line.status !== status)
    const token = status === 'ready' ? tokenOf(order) : {}
    await postLetter(tx, deps, kind, { to, letter: write(order, lines, isPart, linkTo), ...token })
  }
  const owed = (lines: readonly Line[]) =>
    boughtLines(lines).reduce((sum, { line, pieces }) => sum + line.price * pieces, 0)
  if (owed(change.before) !== owed(change.after))
    await postBill(tx, deps, order, { lines: change.after, isAgain: true })
}

/** Notifies the buyer of the carrier's price, and the payer of bills of the new sum. */
export async function notifyDeliveryPrice(
  tx: Database,
  deps: LetterDeps,
  { before, order, lines }: { before: Order; order: Order; lines: readonly Line[] },
) {
  const letter = deliveryPriceLetter(order, lines, orderLinks(deps))
  await postLetter(tx, deps, 'order-delivery-priced', { to: order.email, letter })
  if (before.total !== order.total) await postBill(tx, deps, order, { lines, isAgain: true })
}

export async function notifyPaid(tx: Database, deps: LetterDeps, order: Order, amount: number) {
  const letter = paidLetter(order, amount, orderLinks(deps))
  await postLetter(tx, deps, 'payment-received', { to: order.email, letter })
}

export async function notifyRefundSent(tx: Database, deps: LetterDeps, order: Order, amount: number) {
  const letter = refundLetter(order, amount, orderLinks(deps))
  await postLetter(tx, deps, 'refund-sent', { to: order.email, letter })
}

export async function notifyRefundDone(tx: Database, deps: LetterDeps, order: Order, amount: number) {
  const letter = refundDoneLetter(order, amount, orderLinks(deps))
  await postLetter(tx, deps, 'refund-done', { to: order.email, letter })
}

export async function notifyReturnDecided(
  tx: Database,
  deps: LetterDeps,
  order: Order,
  decision: { isRefusal: boolean; answer: string },
) {
  const letter = returnDecidedLetter(order, decision, orderLinks(deps))
  await postLetter(tx, deps, 'return-decided', { to: order.email, letter })
}

export async function notifyReturnAccepted(
  tx: Database,
  deps: LetterDeps,
  order: Order,
  lines: readonly LinePieces[],
  decision: { answer: string; refunded: number },
) {
  const letter = returnAcceptedLetter(order, lines, decision, orderLinks(deps))
  await postLetter(tx, deps, 'return-decided', { to: order.email, letter })
}

export async function notifyNote(tx: Database, deps: LetterDeps, order: Order, text: string) {
  await postLetter(tx, deps, 'order-note', {
    to: order.email,
    letter: noteLetter(order, text, orderLinks(deps)),
  })
}
