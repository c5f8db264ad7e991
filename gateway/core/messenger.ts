export type Message = {
  channel: 'sms' | 'email'
  /** Digits of a phone, or an e-mail. */
  to: string
  subject: string
  text: string
}

/** How the shop reaches a person; rejects when the message could not be handed over. */
export type Messenger = { send: (message: Message) => Promise<void> }
