import type { PaymentProvider } from '@/gateway/core/payment-provider'

export const DEMO_BANK_PATH = '/gw/demo-bank'

/** The demo shop's bank: a page of the gateway where the payment succeeds, fails or is left alone. */
export const demoBank: PaymentProvider = {
  name: 'demo-bank',
  start: async ({ reference }) => `${DEMO_BANK_PATH}/${reference}`,
}
