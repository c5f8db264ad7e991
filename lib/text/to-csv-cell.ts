/** Characters that begin a formula in sheets, wide signs of Asian keyboards and skipped leading ones included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** One cell of a sheet; text from visitors is never taken for a formula. */
export function toCsvCell(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
