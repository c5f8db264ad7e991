/** The channel on which gateways hear that a payment provider is to be asked something. */
export const PAYMENT_NOTIFICATION = 'arus_payments'
