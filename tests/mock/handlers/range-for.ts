import { MAX_CART_FILE_BYTES } from '@/lib/gateway/contracts/limits'

type Range = readonly [low: number, high: number, step: number]

const ANY: Range = [1, 40, 1]

/** What a number holds, by its name; the first that matches wins. */
const RULES: readonly (readonly [name: RegExp, range: Range])[] = [
  [/bytes|size$/i, [MAX_CART_FILE_BYTES, MAX_CART_FILE_BYTES, 1]],
  [/^maxRows$/, [500, 500, 1]],
  [/^digits$/, [4, 4, 1]],
  [/^retryAfter$/, [60, 60, 1]],
  [/^expiresIn$/, [300, 300, 1]],
  [/^gender$/, [0, 1, 1]],
  [/^supplier(Id)?$/, [29, 29, 1]],
  [/multipl|^page$|^pages$|select/i, [1, 1, 1]],
  [/percent|^discount$|markup|cashback/i, [1, 15, 1]],
  [/salary/i, [60_000, 180_000, 1000]],
  [/nominal|maxAmount|minAmount/i, [1000, 15_000, 500]],
  [/reward|write-?off|bonus(es)?$|remaining|pending|giftPaid/i, [10, 300, 1]],
  [/^deliveryPrice$/, [299, 299, 1]],
  [/price|sum|total|amount|balance|cost|^paid$/i, [120, 18_000, 10]],
  [/rating|rate/i, [3, 5, 1]],
  [/year/i, [2005, 2025, 1]],
  [/mileage|interval/i, [10_000, 120_000, 5000]],
  [/months/i, [6, 12, 1]],
  [/days/i, [30, 90, 1]],
  [/minutes/i, [30, 120, 10]],
  [/purchases/i, [1, 6, 1]],
  [/wheels/i, [4, 4, 1]],
  [/treads/i, [4, 8, 1]],
  [/diameter/i, [14, 20, 1]],
  [/^times$/, [2, 3, 1]],
  [/power|kilowatts/i, [70, 200, 1]],
  [/volume/i, [1200, 3000, 100]],
  [/^(width|height)$/, [600, 1200, 10]],
  [/^[xy]1$/, [10, 200, 1]],
  [/^[xy]2$/, [220, 380, 1]],
  [/delivery/i, [0, 72, 1]],
  [/quantity/i, [2, 20, 1]],
  [/limit/i, [20, 20, 1]],
]

/** Believable bounds by what a field is called, both ends included. */
export function rangeFor(name: string): Range {
  return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? ANY
}
