export type BodyKind = 'sedan' | 'hatchback' | 'wagon' | 'suv' | 'minivan' | 'pickup' | 'coupe' | 'van'

// The first match wins: a «хэтчбек-купе» is driven as a hatchback.
const WORDS: readonly (readonly [BodyKind, RegExp])[] = [
  ['pickup', /пикап|pick/i],
  ['suv', /внедорож|кроссов|suv|джип/i],
  ['minivan', /минив|компактв|mpv/i],
  ['van', /фургон|микроавтобус|автобус|van|шасси|бортов/i],
  ['wagon', /универсал|wagon|estate/i],
  ['hatchback', /х[эе]т?чб|лифтб|hatch/i],
  ['coupe', /купе|кабрио|родстер|coup|cabrio/i],
]

/** The silhouette of a body; a sedan where nothing better is known. */
export function bodyKindOf(body: string | null | undefined): BodyKind {
  return WORDS.find(([, words]) => words.test(body ?? ''))?.[0] ?? 'sedan'
}
