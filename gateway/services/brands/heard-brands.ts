import type { Brand, CatalogReference } from '@/gateway/services/reference/load-catalog-reference'
import { soundKey } from '@/gateway/services/words/spelling/sound-key'

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

/** Brands for which `isMeant` accepts the sound of a Russian text; none for Latin letters and for too few. */
function brandsBySound(
  reference: CatalogReference,
  text: string,
  isMeant: (name: string, typed: string) => boolean,
): Brand[] {
  const typed = RUSSIAN.test(text) ? soundKey(text) : ''
  if (typed.length < MIN_LETTERS) return []
  return [...new Set(soundsOf(reference).flatMap(({ sound, brand }) => (isMeant(sound, typed) ? brand : [])))]
}

/** Brands whose name sounds as a Russian text begins: «нгк» is NGK. */
export function brandsHeardAs(reference: CatalogReference, text: string): Brand[] {
  return brandsBySound(reference, text, (name, typed) => name.startsWith(typed))
}

/** The one brand whose whole name has this sound. */
export function brandHeardAs(reference: CatalogReference, text: string): Brand | undefined {
  const [brand, ...others] = brandsBySound(reference, text, (name, typed) => name === typed)
  return others.length === 0 ? brand : undefined
}
