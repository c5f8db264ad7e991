/** The channel that notifies gateways of messages to be sent. */
export const OUTBOX_NOTIFICATION = 'arus_outbox'
