/** What the picture of a pickup code says, and a scanner types into the search of the desk. */
export function pickupToken(orderNumber: string, code: string): string {
  return `${orderNumber}-${code}`
}

/** The order and the code of a token; undefined for any other text. */
export function readPickupToken(text: string): { orderNumber: string; code: string } | undefined {
  const [, orderNumber, code] = /^(\d{5,12})-(\d{4})$/.exec(text) ?? []
  return orderNumber !== undefined && code !== undefined ? { orderNumber, code } : undefined
}
