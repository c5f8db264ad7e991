/** Characters that begin a formula in sheets, wide signs of Asian keyboards and skipped leading ones included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Sheets take a text that begins so for UTF-8. */
export const CSV_BOM = '\uFEFF'

/** With the comma that sheets of this country read as a fraction. */
export function csvMoney(rubles: number): string {
  return rubles.toFixed(2).replace('.', ',')
}

/** One line of a sheet; text from visitors is never taken for a formula. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCsvCell).join(';')}\n`
}

export function toCsvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
