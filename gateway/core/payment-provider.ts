export type PaymentStart = { reference: string; orderNumber: string; amountKopecks: number }

/** Whoever takes the money. Card data go from the shopper to the provider and never come here. */
export type PaymentProvider = {
  name: string
  /** Address at which the shopper pays. */
  start: (payment: PaymentStart) => Promise<string>
}

export const DEMO_BANK_PATH = '/gw/demo-bank'

/** The demo shop's bank: a page of the gateway where the payment succeeds, fails or is left alone. */
export const demoBank: PaymentProvider = {
  name: 'demo-bank',
  start: async ({ reference }) => `${DEMO_BANK_PATH}/${reference}`,
}
