import type { PaymentProvider } from '@/gateway/core/ports/payment-provider'

export const DEMO_BANK_PATH = '/gw/demo-bank'

/**
 * The demo shop's bank: a page of the gateway where the payment succeeds, fails or is left alone. The bank reports what happens
 * there, takes no money for abandoned payments, and returns money at once.
 */
export const demoBank: PaymentProvider = {
  name: 'demo-bank',
  start: async ({ reference }) => ({ page: `${DEMO_BANK_PATH}/${reference}` }),
  readState: async () => 'created',
  cancel: async () => 'cancelled',
  refund: async () => ({ state: 'done' }),
  settle: async () => ({ state: 'done' }),
}
