export type PaymentStart = { reference: string; orderNumber: string; amountKopecks: number }

/** Whoever takes the money. Card data go from the shopper to the provider and never come here. */
export type PaymentProvider = {
  name: string
  /** Address at which the shopper pays. */
  start: (payment: PaymentStart) => Promise<string>
}
