/** A whole number as it is typed, «1 000 ₽»; null for an empty field, undefined for what is none or too much. */
export function readWhole(text: string, max: number): number | null | undefined {
  const digits = text.replaceAll(/\s|₽/g, '')
  if (digits === '') return null
  return /^\d{1,8}$/.test(digits) && Number(digits) <= max ? Number(digits) : undefined
}
