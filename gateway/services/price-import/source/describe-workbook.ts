const MAX_NAMED_SHEETS = 3

/** «XLSX, лист «Прайс»», or the number of sheets where there are many. */
export function describeWorkbook(kind: string, sheets: ReadonlyArray<{ name: string | undefined }>): string {
  if (sheets.length > MAX_NAMED_SHEETS) return `${kind}, листов: ${sheets.length}`
  const names = sheets.map(({ name }) => `«${name}»`).join(', ')
  return `${kind}, ${sheets.length > 1 ? 'листы' : 'лист'} ${names}`
}
