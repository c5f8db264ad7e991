import {
  goodsTotalOf,
  KOPECKS_IN_BONUS,
  lineBonuses,
  maxWriteoff,
  rewardFor,
  type PricedLine,
} from '@/gateway/services/bonuses/order-bonuses'

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

/** Write-off of each line that stays; undefined while nothing changes. */
function sharesOfWriteoff(before: Before, goodsTotal: number, lines: readonly PricedLine[]) {
  const { writeoffTotal } = before
  const stored =
    before.goodsTotal === 0
      ? 0n
      : (BigInt(writeoffTotal) * BigInt(goodsTotal)) / BigInt(before.goodsTotal) / BigInt(KOPECKS_IN_BONUS)
  if (Number(stored) * KOPECKS_IN_BONUS === writeoffTotal) return undefined
  const writeoff = maxWriteoff(lines, Number(stored))
  return lineBonuses(lines, { writeoff, cashbackPercent: 0 }).map((line) => line.writeoff)
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
 * What an order costs and earns when pieces of it are no longer bought. Bonuses go back in proportion to the products, in whole
 * ones; what stays written off is shared out anew, and the rest earns as if bought so. An agreed delivery keeps its price while anything is left,
 * unless `delivery` says what it costs now.
 */
export function recountOrder(
  before: Before,
  lines: readonly (CountedLine & { piecesBefore: number })[],
  delivery?: number,
): OrderCount {
  const counted = lines.map(({ price, pieces }) => ({ price, quantity: pieces }))
  const goodsTotal = goodsTotalOf(counted)
  const shares = sharesOfWriteoff(before, goodsTotal, counted)
  const writeoffTotal = shares?.reduce((sum, share) => sum + share, 0) ?? before.writeoffTotal
  const deliveryPrice = delivery ?? (goodsTotal === 0 ? 0 : before.deliveryPrice)
  return {
    goodsTotal,
    writeoffTotal,
    deliveryPrice,
    total: goodsTotal - writeoffTotal + deliveryPrice,
    returnedBonuses: (before.writeoffTotal - writeoffTotal) / KOPECKS_IN_BONUS,
    lines: lines.map((line, at) => {
      const writeoff = shares ? (shares[at] ?? 0) : line.writeoff
      return { writeoff, reward: rewardLeft(line, line.piecesBefore, writeoff) }
    }),
  }
}
