const NBSP = '\u00a0'

/** Thousands behind non-breaking spaces, a decimal comma; as many decimals as the number has. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return ''
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  return (value < 0 ? '-' : '') + groupThousands(whole) + (fraction === undefined ? '' : `,${fraction}`)
}

export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, NBSP)
}
