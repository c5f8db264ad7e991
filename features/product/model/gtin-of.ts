import type { SpecRow } from './to-spec-rows'

const NAMES = /^(?:gtin|ean|upc|штрих-?\s?код)/i
const GTIN = /^(?:\d{8}|\d{12,14})$/

/** The number of the product in the world's trade, where its specifications have one whose check digit is right. */
export function gtinOf(specs: readonly SpecRow[]): string | null {
  const values = specs.flatMap(({ code, title, value }) =>
    NAMES.test(title) || NAMES.test(code) ? [value.replaceAll(/\s/g, '')] : [],
  )
  return values.find((value) => GTIN.test(value) && isChecked(value)) ?? null
}

/** The last digit makes the sum of all, each second one from the right threefold, a multiple of ten. */
function isChecked(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
