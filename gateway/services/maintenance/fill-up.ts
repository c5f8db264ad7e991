export type Canister<T> = { goods: T; litres: number; price: number }
export type Filling<T> = { goods: T; count: number }[]

type Plan<T> = { litres: number; price: number; taken: readonly Canister<T>[] }

/** Litres are added up in tenths, which are whole. */
const TENTHS = 10
const MAX_LITRES = 40

function isBetter<T>(plan: Plan<T>, known: Plan<T> | undefined) {
  return !known || plan.price < known.price
}

/**
 * The canisters that supply an amount with the least left over, the cheapest of these: 4.4 litres are one of 4 and one of 1.
 * Undefined when there is nothing to fill from.
 */
export function fillUp<T>(litres: number, canisters: readonly Canister<T>[]): Filling<T> | undefined {
  const requested = Math.ceil(litres * TENTHS - 1e-6)
  const usable = canisters.filter((one) => one.litres > 0 && one.litres <= MAX_LITRES)
  if (requested <= 0 || usable.length === 0) return undefined
  const most = requested + Math.max(...usable.map((one) => Math.round(one.litres * TENTHS)))
  const plans = new Map<number, Plan<T>>([[0, { litres: 0, price: 0, taken: [] }]])
  for (let held = 0; held <= most; held += 1) {
    const plan = plans.get(held)
    if (!plan || held >= requested) continue
    for (const canister of usable) {
      const next = held + Math.round(canister.litres * TENTHS)
      const grown = { litres: next, price: plan.price + canister.price, taken: [...plan.taken, canister] }
      if (isBetter(grown, plans.get(next))) plans.set(next, grown)
    }
  }
  const least = Math.min(...[...plans.keys()].filter((held) => held >= requested))
  const plan = plans.get(least)
  if (!plan) return undefined
  const counted = new Map<T, number>()
  for (const { goods } of plan.taken.toSorted((left, right) => right.litres - left.litres))
    counted.set(goods, (counted.get(goods) ?? 0) + 1)
  return [...counted].map(([goods, count]) => ({ goods, count }))
}
