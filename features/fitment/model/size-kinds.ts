/** Beginnings of section codes → kind of goods that cars take by their size. */
const KINDS: readonly (readonly [section: string, kind: string])[] = [
  ['shiny', 'tyres'],
  ['legkovye-shiny', 'tyres'],
  ['diski', 'rims'],
  ['kolesnye-diski', 'rims'],
  ['litye-diski', 'rims'],
  ['avtolampy', 'bulbs'],
  ['shchetki-stekloochistitelya', 'wipers'],
  ['akkumulyatory', 'batteries'],
  ['akkumulyatornye-batarei', 'batteries'],
  ['motornye-masla', 'oils'],
]

/** Kind of goods of a section that cars take by their size, or none. */
export function sizeKindOf(section: string): string | null {
  return KINDS.find(([code]) => section === code || section.startsWith(`${code}-`))?.[1] ?? null
}
