const PATTERN = '10000000-1000-4000-8000-100000000000'

/** `crypto.randomUUID` is missing in older browsers, and in all of them on a page without https. */
export function randomUuid(): string {
  return PATTERN.replaceAll(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
