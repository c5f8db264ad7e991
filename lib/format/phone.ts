/** Ten digits, or eleven that start with 7 or 8, as +7 (xxx) xxx-xx-xx; other eleven digits with a plus; else unchanged. */
export function formatPhone(phone: string): string {
  const digits = toInternational(phone)
  if (digits.length !== 11) return phone
  const [, area, a, b, c] = /^7(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits) ?? []
  return area === undefined ? `+${digits}` : `+7 (${area}) ${a}-${b}-${c}`
}

/** `tel:+79161234567`; `null` when there is nothing to dial. */
export function toTelLink(phone: string): string | null {
  const digits = toInternational(phone)
  return digits === '' ? null : `tel:+${digits}`
}

/** Digits with the country code first: a Russian number comes without one or with 8 in its place. */
export function toInternational(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length === 10) return `7${digits}`
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits
}
