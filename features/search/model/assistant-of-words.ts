import { assistantOf } from '@/lib/parts/vehicle/assistant-of'
import type { CurrentVehicle } from '@/stores/vehicle/current-vehicle'
import type { SearchMode } from './search-modes'
import { looksLikeArticle } from './search-plan'

/** The shopper's car, for which words are searched; a number is the same for any. */
export function assistantOfWords(
  words: string,
  mode: SearchMode,
  current: CurrentVehicle | null | undefined,
): string | undefined {
  const isByWords = mode === 'name' || (mode === 'all' && !looksLikeArticle(words))
  const { carId = null, year = null } = current ?? {}
  return isByWords && carId !== null ? assistantOf({ carId, year }) : undefined
}
