/** Ten digits, or eleven that start with 7 or 8, as +7 (xxx) xxx-xx-xx; other eleven digits with a plus; else unchanged. */
export function formatPhone(phone: string): string {
  const digits = toInternational(phone)
  if (digits.length !== 11) return phone
  return digits.startsWith('7') ? formatPhoneDigits(digits) : `+${digits}`
}

/** Digits that start with the country code, as far as they go: `79161` is `+7 (916) 1`. */
export function formatPhoneDigits(digits: string): string {
  const [, country = '', area, a, b, c] = /^(\d)(\d{1,3})?(\d{1,3})?(\d{1,2})?(\d{1,2})?/.exec(digits) ?? []
  return (
    `+${country}` + (area ? ` (${area}` : '') + (a ? `) ${a}` : '') + (b ? `-${b}` : '') + (c ? `-${c}` : '')
  )
}

/** `tel:+79161234567`; `null` when there is nothing to dial. */
export function toTelLink(phone: string): string | null {
  const digits = toInternational(phone)
  return digits === '' ? null : `tel:+${digits}`
}

/** Digits with the country code first: a Russian number without a plus comes without one or with 8 in its place. */
export function toInternational(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trimStart().startsWith('+')) return digits
  if (digits.length === 10) return `7${digits}`
  return digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits
}
