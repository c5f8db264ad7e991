/** The channel on which gateways hear that a message waits to be sent. */
export const OUTBOX_NOTIFICATION = 'arus_outbox'
