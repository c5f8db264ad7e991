/** A number as people write it, with a comma or a point; `null` when it is none. */
export function parseDecimal(text: string): number | null {
  const written = text.replace(/[\s%]/g, '').replace('−', '-').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : null
}

/** `7,5`: what `parseDecimal` reads. */
export function formatDecimal(value: number): string {
  return String(value).replace('.', ',')
}
