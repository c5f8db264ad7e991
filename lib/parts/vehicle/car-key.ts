/** Stands where a VIN would: the dash is in no VIN. */
const CAR_KEY = /^CAR-[0-9A-HJ-NPR-Z]{8}$/i
const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ'
const KEY_LENGTH = 8

/** Names a car of the garage whose VIN its owner does not know. */
export function createCarKey(random: () => number = Math.random): string {
  const signs = Array.from({ length: KEY_LENGTH }, () => SIGNS[Math.floor(random() * SIGNS.length)])
  return `CAR-${signs.join('')}`
}

export function isCarKey(text: string): boolean {
  return CAR_KEY.test(text)
}
