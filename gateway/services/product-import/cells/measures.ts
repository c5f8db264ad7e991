const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,4})?`
const WEIGHT = new RegExp(`^(${NUMBER})\\s*(кг|kg|гр?|g|т)?\\.?$`, 'i')
const SIZE = new RegExp(
  `^(${NUMBER})\\s*[xх×*]\\s*(${NUMBER})\\s*[xх×*]\\s*(${NUMBER})\\s*(мм|см|м|mm|cm|m)?\\.?$`,
  'i',
)
const KILOGRAMS: Readonly<Record<string, number>> = { кг: 1, kg: 1, г: 0.001, гр: 0.001, g: 0.001, т: 1000 }
const MILLIMETRES: Readonly<Record<string, number>> = { мм: 1, mm: 1, см: 10, cm: 10, м: 1000, m: 1000 }
const MOST_KILOGRAMS = 5_000
const GRAMS = 1_000
const TITLE_UNIT = /(?:^|[\s,(])(кг|kg|гр?|g|мм|см|mm|cm|м)[).]*$/i

/** The unit in the title of a column, «Вес, г». */
function unitOf(title: string): string | undefined {
  return TITLE_UNIT.exec(title.trim())?.[1]?.toLowerCase()
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}

/** Kilograms, unless the cell or the title of its column says otherwise; undefined for what is no weight. */
export function readWeight(text: string, title: string): number | undefined {
  const [, amount = '', unit] = WEIGHT.exec(text.trim()) ?? []
  const scale = KILOGRAMS[unit?.toLowerCase() ?? unitOf(title) ?? 'кг']
  if (amount === '' || scale === undefined) return undefined
  const kilograms = Math.round(numberOf(amount) * scale * GRAMS) / GRAMS
  return kilograms > 0 && kilograms <= MOST_KILOGRAMS ? kilograms : undefined
}

/** «120 × 80 × 60 мм» of «12x8x6 см»: millimetres, unless the cell or the title says otherwise. */
export function readSize(text: string, title: string): string | undefined {
  const [, length = '', width = '', height = '', unit] = SIZE.exec(text.trim()) ?? []
  const scale = MILLIMETRES[unit?.toLowerCase() ?? unitOf(title) ?? 'мм']
  if (length === '' || scale === undefined) return undefined
  const sides = [length, width, height].map((side) => Math.round(numberOf(side) * scale * 10) / 10)
  if (sides.some((side) => side <= 0)) return undefined
  return `${sides.map((side) => String(side).replace('.', ',')).join(' × ')} мм`
}
