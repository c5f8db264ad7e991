/** The channel that notifies gateways of due requests to a payment provider. */
export const PAYMENT_NOTIFICATION = 'arus_payments'
