import { addDays, moscowDay, moscowMoment } from '@/gateway/services/delivery/moscow-time'
import type { ReturnReason } from '@/gateway/db/schema/returns'
import type { orderLines } from '@/gateway/db/schema/orders'
import { boughtPieces, type LinePieces } from '@/gateway/services/orders/bought-pieces'
import { RETURN_DAYS } from '@/lib/parts/terms/return-days'

/** Days in which faults may be claimed of a product without a warranty: article 19 of the consumer protection act. */
const FAULT_DAYS = 730

/** Reasons that need no fault, so they need an offer that can be returned, and the term. */
const CHANGES_OF_MIND: readonly ReturnReason[] = ['unsuitable', 'unneeded']

type LineRow = typeof orderLines.$inferSelect

export type ReturnTerms = {
  /** Pieces that a return may be requested for. */
  pieces: number
  /** The last moment for a return without a fault; null when there is none, or it has passed. */
  until: Date | null
}

function lastMoment(from: Date, days: number): Date {
  return moscowMoment(addDays(moscowDay(from), days), '23:59')
}

/** Pieces of a line that the shop may take back, whenever they were issued. */
export function acceptablePieces(line: LinePieces): number {
  return line.status === 'issued' ? boughtPieces(line) : 0
}

/** @param openPieces Pieces of the line in requests that the shop has not decided. */
export function returnTermsOf(
  line: LinePieces & Pick<LineRow, 'returnable' | 'statusAt'>,
  openPieces: number,
  now: Date,
): ReturnTerms {
  const pieces = acceptablePieces(line) - openPieces
  if (pieces <= 0 || now > lastMoment(line.statusAt, FAULT_DAYS)) return { pieces: 0, until: null }
  const until = line.returnable ? lastMoment(line.statusAt, RETURN_DAYS) : null
  return { pieces, until: until !== null && now <= until ? until : null }
}

/** Why a return may not be requested; undefined when it may. */
export function returnProblem(
  line: Pick<LineRow, 'brand' | 'article' | 'unit' | 'returnable'>,
  { pieces, until }: ReturnTerms,
  requested: { quantity: number; reason: ReturnReason },
): string | undefined {
  const name = `${line.brand} ${line.article}`
  if (pieces === 0) return `Товар ${name} вернуть нельзя.`
  if (requested.quantity > pieces) return `Вернуть можно не больше ${pieces} ${line.unit} товара ${name}.`
  if (until !== null || !CHANGES_OF_MIND.includes(requested.reason)) return undefined
  return line.returnable
    ? `Товар ${name} можно было вернуть без причины в течение ${RETURN_DAYS} дней. С недостатком мы его примем.`
    : `Товар ${name} продан без возврата. С недостатком мы его примем.`
}
