/** Taxpayer number: 10 to 12 digits. Neither the checksum nor the odd length of 11 is held against it. */
export function isInn(value: string): boolean {
  return /^\d{10,12}$/.test(value)
}

/** Reason code of registration: exactly 9 digits. */
export function isKpp(value: string): boolean {
  return /^\d{9}$/.test(value)
}
