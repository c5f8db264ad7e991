import { fetchVerdicts } from '@/features/fitment/api/fetch-verdicts'
import type { JudgedCar } from '@/features/fitment/model/fitment-batcher'

type Item = { brandString: string; partNumber: string }

/** The same goods, those that do not fit the car at the end; as they were where nothing says what fits. */
export async function unfitLast<T extends Item>(
  items: readonly T[],
  car: JudgedCar | undefined,
): Promise<readonly T[]> {
  if (!car || items.length === 0) return items
  const parts = items.map(({ brandString: brand, partNumber: article }) => ({ brand, article }))
  const verdicts = await fetchVerdicts(car, parts).catch(() => [])
  const isUnfit = (at: number) => verdicts[at]?.verdict === 'unfit'
  return [...items.filter((_, at) => !isUnfit(at)), ...items.filter((_, at) => isUnfit(at))]
}
