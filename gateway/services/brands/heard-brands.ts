import type { Brand, CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { soundKey } from '@/gateway/services/words/sound-key'

type Heard = { sound: string; brand: Brand }

const RUSSIAN = /[а-яё]/i
const MIN_LETTERS = 3

const soundsOfReference = new WeakMap<CatalogReference, readonly Heard[]>()

function soundsOf(reference: CatalogReference): readonly Heard[] {
  const known = soundsOfReference.get(reference)
  if (known) return known
  const sounds = [...reference.brandByKey].map(([alias, brand]) => ({ sound: soundKey(alias), brand }))
  soundsOfReference.set(reference, sounds)
  return sounds
}

/** Brands whose name sounds as a Russian text begins: «нгк» is NGK; none for a text in Latin letters. */
export function brandsHeardAs(reference: CatalogReference, text: string): Brand[] {
  const sound = RUSSIAN.test(text) ? soundKey(text) : ''
  if (sound.length < MIN_LETTERS) return []
  return [...new Set(soundsOf(reference).flatMap((one) => (one.sound.startsWith(sound) ? one.brand : [])))]
}

/** The one brand whose whole name sounds so. */
export function brandHeardAs(reference: CatalogReference, text: string): Brand | undefined {
  const sound = RUSSIAN.test(text) ? soundKey(text) : ''
  if (sound.length < MIN_LETTERS) return undefined
  const [brand, ...others] = new Set(
    soundsOf(reference).flatMap((one) => (one.sound === sound ? one.brand : [])),
  )
  return others.length === 0 ? brand : undefined
}
