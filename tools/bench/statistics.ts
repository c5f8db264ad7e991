export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** Nearest-rank percentile; NaN for no values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN
}

/** What the shop took, what the plain app took, and how many times as much that is. */
export type Multiple = { shop: number; plain: number; times: number }

/**
 * Of two series measured in turns. The multiple is the median of the turns' own multiples: a machine that is busy for a while slows both
 * sides of a turn.
 */
export function multipleOf(shop: readonly number[], plain: readonly number[]): Multiple {
  return {
    shop: median(shop),
    plain: median(plain),
    times: median(byTurn(shop, plain, (ours, theirs) => ours / theirs)),
  }
}

/** How far the shop is below the plain app, by turns likewise. */
export function shortfall(shop: readonly number[], plain: readonly number[]): number {
  return median(byTurn(shop, plain, (ours, theirs) => theirs - ours))
}

function byTurn(
  shop: readonly number[],
  plain: readonly number[],
  compare: (ours: number, theirs: number) => number,
): number[] {
  return shop.map((ours, turn) => compare(ours, plain[turn] ?? Number.NaN))
}
