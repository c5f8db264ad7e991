import { goodsTotalOf, KOPECKS_IN_BONUS } from '@/gateway/services/bonuses/order-bonuses'
import { shareOut } from '@/gateway/services/bonuses/share-out'

export type CountedLine = {
  /** Kopecks a piece. */
  price: number
  /** Pieces that are still bought. */
  pieces: number
  /** Kopecks of the line that bonuses pay. */
  writeoff: number
  /** Bonuses that the line earns. */
  reward: number
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

function sharesOfWriteoff(before: Before, goodsTotal: number, costs: readonly number[]) {
  const { writeoffTotal } = before
  const kept =
    before.goodsTotal === 0
      ? 0n
      : (BigInt(writeoffTotal) * BigInt(goodsTotal)) / BigInt(before.goodsTotal) / BigInt(KOPECKS_IN_BONUS)
  const keptTotal = Number(kept) * KOPECKS_IN_BONUS
  return keptTotal === writeoffTotal ? undefined : { keptTotal, shares: shareOut(keptTotal, costs) }
}

function rewardLeft(line: CountedLine, piecesBefore: number, writeoff: number) {
  const paidBefore = line.price * piecesBefore - line.writeoff
  if (paidBefore <= 0 || line.pieces === 0) return 0
  const paid = line.price * line.pieces - writeoff
  return Math.min(line.reward, Math.floor((line.reward * paid) / paidBefore))
}

/**
 * What an order costs and earns when pieces of it are no longer bought. Bonuses go back in proportion to the goods, in whole
 * ones; what stays written off is shared out anew. A delivery that was agreed keeps its price while anything is left.
 */
export function recountOrder(
  before: Before,
  lines: readonly (CountedLine & { piecesBefore: number })[],
): OrderCount {
  const counted = lines.map(({ price, pieces }) => ({ price, quantity: pieces }))
  const goodsTotal = goodsTotalOf(counted)
  const costs = counted.map(({ price, quantity }) => price * quantity)
  const changed = sharesOfWriteoff(before, goodsTotal, costs)
  const writeoffTotal = changed?.keptTotal ?? before.writeoffTotal
  const deliveryPrice = goodsTotal === 0 ? 0 : before.deliveryPrice
  return {
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    total: goodsTotal - writeoffTotal + deliveryPrice,
    returnedBonuses: (before.writeoffTotal - writeoffTotal) / KOPECKS_IN_BONUS,
    lines: lines.map((line, at) => {
      const writeoff = changed ? (changed.shares[at] ?? 0) : line.writeoff
      return { writeoff, reward: rewardLeft(line, line.piecesBefore, writeoff) }
    }),
  }
}
