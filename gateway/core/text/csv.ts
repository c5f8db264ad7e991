import { toCsvCell } from '@/lib/text/to-csv-cell'

/** Sheets take a text that begins so for UTF-8. */
export const CSV_BOM = '\uFEFF'

/** With the comma that sheets of this country read as a fraction. */
export function csvMoney(rubles: number): string {
  return rubles.toFixed(2).replace('.', ',')
}

/** One line of a sheet. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(';')}\n`
}
