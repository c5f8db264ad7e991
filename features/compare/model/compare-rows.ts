export type Property = { code: string; title: string; value: string }

export type CompareRow = {
  code: string
  title: string
  /** One for each product; null where it has none. */
  values: (string | null)[]
  isDifferent: boolean
}

/** How many of the smallest unit of its kind are in one. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  мм: ['мм', 1],
  см: ['мм', 10],
  м: ['мм', 1000],
  мл: ['мл', 1],
  л: ['мл', 1000],
  г: ['г', 1],
  кг: ['г', 1000],
}
const NUMBER_WITH_UNIT = /^([+-]?\d[\d ]*(?:[.,]\d+)?)\s*(\D*)$/
/** A comma within a number has no space behind it. */
const BETWEEN_VALUES = /\s*(?:;|,\s)\s*/
/** Sums of products in binary fractions differ in their last digits. */
const DIGITS = 9

/** Properties of products side by side: those that differ first, each half in the order in which the products name them. */
export function toCompareRows(products: readonly (readonly Property[])[]): CompareRow[] {
  const titles = new Map<string, string>()
  for (const { code, title } of products.flat()) if (!titles.has(code)) titles.set(code, title)
  const rows = [...titles].map(([code, title]): CompareRow => {
    const values = products.map((properties) => properties.find((one) => one.code === code)?.value ?? null)
    return { code, title, values, isDifferent: new Set(values.map(toComparable)).size > 1 }
  })
  return [...rows.filter(({ isDifferent }) => isDifferent), ...rows.filter(({ isDifferent }) => !isDifferent)]
}

/** The same for values that mean the same: «1 л» and «1000 мл», «12,0 В» and «12 в», «лето, зима» and «зима, лето». */
function toComparable(value: string | null): string {
  if (value === null) return ''
  const parts = value.toLowerCase().replace(/\s+/g, ' ').trim().split(BETWEEN_VALUES)
  return parts.map(toSmallestUnit).toSorted().join('; ')
}

function toSmallestUnit(text: string): string {
  const [, digits, written = ''] = NUMBER_WITH_UNIT.exec(text) ?? []
  if (digits === undefined) return text
  const unit = written.replace(/\.$/, '').trim()
  const [name, times] = UNITS[unit] ?? [unit, 1]
  const number = Number(digits.replaceAll(' ', '').replace(',', '.')) * times
  return `${Number(number.toPrecision(DIGITS))} ${name}`
}
