/** How the owner has joined the shop to 1C. */
export type ExchangeSettings = {
  login: string
  password: string
  /** Whose offers the goods of 1C are; the own warehouse. */
  supplierId: number
  /** Title or number of the kind of price that buyers pay, where 1C sends several. */
  priceType: string | undefined
}
