import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedDocument, MessageKind } from '@/gateway/core/ports/messenger'
import type { OrderStatusCode } from '@/gateway/db/schema/orders'
import { canBill } from '@/gateway/services/seller/read-seller'
import {
  boughtLines,
  type Line,
  type LinePieces,
  type Order,
  type OrderLink,
} from '@/gateway/services/mail/order-mail-parts'
import {
  announcedMail,
  calledOffMail,
  deliveryPriceMail,
  deliveringMail,
  droppedMail,
  issuedMail,
  noteMail,
  placedMail,
  readyMail,
} from '@/gateway/services/mail/order-mails'
import { billMail, paidMail, refundDoneMail } from '@/gateway/services/mail/payment-mails'
import {
  type AcceptedMoney,
  returnAcceptedMail,
  returnAnnouncedMail,
  returnDecidedMail,
} from '@/gateway/services/mail/return-mails'
import type { Mail } from '@/gateway/services/mail/mail'
import { deskLinks, orderLinks, postMail, type MailDeps } from '@/gateway/services/mail/post-mail'
import { postToStaff } from '@/gateway/services/mail/post-to-staff'
import { pickupToken } from '@/lib/parts/pickup-token'
import { readShopHours } from '@/gateway/services/reference/read-shop-hours'
import { BILL_CODE } from '@/lib/parts/terms/bill-code'
import type { WorkHours } from '@/lib/parts/terms/promise'

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
  deps: MailDeps,
  order: Order,
  { lines, isAgain }: { lines: readonly Line[]; isAgain: boolean },
) {
  const to = await billEmailOf(tx, order)
  if (to === undefined) return
  const mail = billMail(order, lines, isAgain)
  await postMail(tx, deps, 'order-bill', { to, mail, paper: { kind: 'bill', orderId: order.id } })
}

/** The picture of the pickup code, attached to emails that name it. */
function tokenOf({ number, pickupCode }: Order): { paper?: AttachedDocument } {
  return pickupCode === null ? {} : { paper: { kind: 'pickup', token: pickupToken(number, pickupCode) } }
}

/** Notifies the buyer of a new order, and the payer of bills of the bill. */
export async function notifyPlaced(tx: Database, deps: MailDeps, order: Order, lines: readonly Line[]) {
  const shop = { work: await readShopHours(tx, order), now: deps.now() }
  const mail = placedMail(order, { lines, shop }, orderLinks(deps), await billEmailOf(tx, order))
  await postMail(tx, deps, 'order-placed', { to: order.email, mail, ...tokenOf(order) })
  await postBill(tx, deps, order, { lines, isAgain: false })
}

export async function notifyStaff(tx: Database, deps: CoreDeps, order: Order, lines: readonly Line[]) {
  const mail = announcedMail(order, lines, deskLinks(deps))
  await postToStaff(tx, deps, { kind: 'order-announced', reference: order.number, mail })
}

export async function notifyStaffOfReturn(
  tx: Database,
  deps: CoreDeps,
  order: Order,
  lines: readonly LinePieces[],
  comment: string,
) {
  const mail = returnAnnouncedMail(order, lines, comment, deskLinks(deps))
  await postToStaff(tx, deps, { kind: 'return-announced', reference: order.number, mail })
}

type WriteStep = (
  order: Order,
  lines: readonly LinePieces[],
  isPart: boolean,
  linkTo: OrderLink,
  work: WorkHours | null,
) => Mail

const STEPS: readonly (readonly [status: OrderStatusCode, kind: MessageKind, write: WriteStep])[] = [
  ['ready', 'order-ready', readyMail],
  ['delivering', 'order-delivering', deliveringMail],
  ['issued', 'order-issued', issuedMail],
]

type Change = { before: readonly Line[]; after: readonly Line[] }
/** `bonusesBack` are the kopecks of the order that bonuses pay no longer. */
type PaidChange = Change & { bonusesBack: number }

function reached({ before, after }: Change, status: OrderStatusCode): LinePieces[] {
  return boughtLines(after.filter((line, at) => line.status === status && before[at]?.status !== status))
}

function refused({ before, after }: Change): LinePieces[] {
  return after.flatMap((line, at) => {
    const old = before[at]
    if (!old) return []
    const isWhole = line.status === 'refused' && old.status !== 'refused'
    const pieces = isWhole
      ? line.quantity - line.cancelledQuantity
      : line.refusedQuantity - old.refusedQuantity
    const note = (isWhole ? line.statusReason : line.refusedReason) ?? undefined
    return pieces > 0 ? [{ line, pieces, note }] : []
  })
}

function cancelled({ before, after }: Change): LinePieces[] {
  const piecesOf = (line: Line) => line.cancelledQuantity - line.refusedQuantity
  return after.flatMap((line, at) => {
    const pieces = piecesOf(line) - piecesOf(before[at] ?? line)
    return pieces > 0 ? [{ line, pieces }] : []
  })
}

/** Notifies the staff of what a buyer has called off, which may be in work already. */
export async function notifyStaffOfCancellation(
  tx: Database,
  deps: CoreDeps,
  order: Order,
  change: Change,
  reason: string,
) {
  const called = { off: cancelled(change), left: change.after, reason }
  const mail = calledOffMail(order, called, deskLinks(deps))
  await postToStaff(tx, deps, { kind: 'cancellation-announced', reference: order.number, mail })
}

/** Of what is bought no more, with what goes back and, where the buyer gets the bills, the new bill. False where a new bill is to be sent by itself. */
async function notifyDropped(
  tx: Database,
  deps: MailDeps,
  order: Order,
  change: PaidChange,
): Promise<boolean> {
  const isRebilled = costOf(change.before) !== costOf(change.after)
  const isBilled = isRebilled && (await billEmailOf(tx, order)) === order.email
  let isAttached = false
  for (const isByShop of [false, true]) {
    const dropped = isByShop ? refused(change) : cancelled(change)
    if (dropped.length === 0) continue
    const what = { dropped, left: change.after, isByShop, bonusesBack: change.bonusesBack, isBilled }
    const mail = droppedMail(order, what, orderLinks(deps))
    const paper = isBilled ? { paper: { kind: 'bill', orderId: order.id } as const } : {}
    await postMail(tx, deps, isByShop ? 'order-refused' : 'order-cancelled', {
      to: order.email,
      mail,
      ...paper,
    })
    isAttached = isBilled
  }
  return isAttached || !isRebilled
}

function costOf(lines: readonly Line[]): number {
  return boughtLines(lines).reduce((sum, { line, pieces }) => sum + line.price * pieces, 0)
}

/** Notifies the buyer of changes to lines of his order, which stand in the same order before and after. */
export async function notifyOfLines(tx: Database, deps: MailDeps, order: Order, change: PaidChange) {
  const isBillSettled = await notifyDropped(tx, deps, order, change)
  for (const [status, kind, write] of STEPS) {
    const lines = reached(change, status)
    if (lines.length === 0) continue
    const isPart = boughtLines(change.after).some(({ line }) => line.status !== status)
    const isReady = status === 'ready'
    const work = isReady ? await readShopHours(tx, order) : null
    const mail = write(order, lines, isPart, orderLinks(deps), work)
    await postMail(tx, deps, kind, { to: order.email, mail, ...(isReady && tokenOf(order)) })
  }
  if (!isBillSettled) await postBill(tx, deps, order, { lines: change.after, isAgain: true })
}

/** Notifies the buyer of the carrier's price, and the payer of bills of the new sum. */
export async function notifyDeliveryPrice(
  tx: Database,
  deps: MailDeps,
  { before, order, lines }: { before: Order; order: Order; lines: readonly Line[] },
) {
  const mail = deliveryPriceMail(order, lines, orderLinks(deps))
  await postMail(tx, deps, 'order-delivery-priced', { to: order.email, mail })
  if (before.total !== order.total) await postBill(tx, deps, order, { lines, isAgain: true })
}

export async function notifyPaid(tx: Database, deps: MailDeps, order: Order, amount: number) {
  const mail = paidMail(order, amount, orderLinks(deps))
  await postMail(tx, deps, 'payment-received', { to: order.email, mail })
}

export async function notifyRefundDone(tx: Database, deps: MailDeps, order: Order, amount: number) {
  const mail = refundDoneMail(order, amount, orderLinks(deps))
  await postMail(tx, deps, 'refund-done', { to: order.email, mail })
}

export async function notifyReturnDecided(
  tx: Database,
  deps: MailDeps,
  order: Order,
  decision: { isRefusal: boolean; answer: string },
) {
  const mail = returnDecidedMail(order, decision, orderLinks(deps))
  await postMail(tx, deps, 'return-decided', { to: order.email, mail })
}

export async function notifyReturnAccepted(
  tx: Database,
  deps: MailDeps,
  order: Order,
  lines: readonly LinePieces[],
  decision: AcceptedMoney & { answer: string },
) {
  const mail = returnAcceptedMail(order, lines, decision, orderLinks(deps))
  await postMail(tx, deps, 'return-decided', { to: order.email, mail })
}

export async function notifyNote(tx: Database, deps: MailDeps, order: Order, text: string) {
  await postMail(tx, deps, 'order-note', {
    to: order.email,
    mail: noteMail(order, text, orderLinks(deps)),
  })
}
