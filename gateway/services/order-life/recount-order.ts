import { goodsTotalOf, KOPECKS_IN_BONUS, rewardFor } from '@/gateway/services/bonuses/order-bonuses'

export type CountedLine = {
  /** Kopecks a piece. */
  price: number
  /** Pieces that are still bought. */
  pieces: number
  /** Kopecks of the line that bonuses pay. */
  writeoff: number
  /** Bonuses that the line earns. */
  reward: number
  /** The rate at the purchase; without it the reward falls in proportion. */
  cashbackPercent?: number | null
  bonusTimes?: number
  /** Its bonuses were already credited: they are taken back for pieces that come back, and never grow. */
  isCredited?: boolean
}

export type OrderCount = {
  goodsTotal: number
  writeoffTotal: number
  deliveryPrice: number
  total: number
  /** Whole bonuses that go back to the buyer. */
  returnedBonuses: number
  lines: { writeoff: number; reward: number }[]
}

type Before = { goodsTotal: number; writeoffTotal: number; deliveryPrice: number }

/** What bonuses still pay of a line, in whole ones. */
function writeoffLeft({ writeoff, pieces }: CountedLine, piecesBefore: number): number {
  if (pieces === piecesBefore) return writeoff
  return Math.floor((writeoff * pieces) / piecesBefore / KOPECKS_IN_BONUS) * KOPECKS_IN_BONUS
}

function rewardLeft(line: CountedLine, piecesBefore: number, writeoff: number) {
  const { cashbackPercent = null, bonusTimes = 1, isCredited = false } = line
  if (isCredited && line.pieces === piecesBefore) return line.reward
  const paid = line.price * line.pieces - writeoff
  if (cashbackPercent !== null) {
    const earned = rewardFor(paid, cashbackPercent) * bonusTimes
    return isCredited ? Math.min(line.reward, earned) : earned
  }
  const paidBefore = line.price * piecesBefore - line.writeoff
  if (paidBefore <= 0 || line.pieces === 0) return 0
  return Math.min(line.reward, Math.floor((line.reward * paid) / paidBefore))
}

/**
 * What an order costs and earns when pieces of it are no longer bought. A line gives back the bonuses that paid its pieces, in whole ones; other
 * lines cost what their receipts say. An agreed delivery keeps its price while anything is left, unless `delivery` says what it costs now.
 */
export function recountOrder(
  before: Before,
  lines: readonly (CountedLine & { piecesBefore: number })[],
  delivery?: number,
): OrderCount {
  const goodsTotal = goodsTotalOf(lines.map(({ price, pieces }) => ({ price, quantity: pieces })))
  const counted = lines.map((line) => {
    const writeoff = writeoffLeft(line, line.piecesBefore)
    return { writeoff, reward: rewardLeft(line, line.piecesBefore, writeoff) }
  })
  const returned = lines.reduce((sum, { writeoff }, at) => sum + writeoff - (counted[at]?.writeoff ?? 0), 0)
  const writeoffTotal = before.writeoffTotal - returned
  const deliveryPrice = delivery ?? (goodsTotal === 0 ? 0 : before.deliveryPrice)
  return {
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    total: goodsTotal - writeoffTotal + deliveryPrice,
    returnedBonuses: returned / KOPECKS_IN_BONUS,
    lines: counted,
  }
}
