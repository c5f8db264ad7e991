export type StorageTariff = { diameterFrom: number; diameterTo: number; hasDiscs: boolean; price: number }
export type StorageTerm = { months: number; discount: number }
export type StoredWheels = { diameter: number; quantity: number; hasDiscs: boolean; months: number }

/**
 * What storing wheels for a term costs, in the unit of the tariffs' prices, rounded to whole units; undefined for sizes that
 * have no tariff. The discount is that of the longest term which is not longer than the given one.
 */
export function storageCost(
  tariffs: readonly StorageTariff[],
  terms: readonly StorageTerm[],
  { diameter, quantity, hasDiscs, months }: StoredWheels,
): number | undefined {
  const tariff = tariffs.find(
    (one) => one.hasDiscs === hasDiscs && one.diameterFrom <= diameter && diameter <= one.diameterTo,
  )
  if (!tariff) return undefined
  const reached = terms.filter((term) => term.months <= months).toSorted((a, b) => b.months - a.months)
  const discount = reached[0]?.discount ?? 0
  return Math.round((tariff.price * quantity * months * (100 - discount)) / 100)
}
