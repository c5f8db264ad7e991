import type { Database } from '@/gateway/core/database'

/** A paper that goes with a letter, by what it is about. */
export type AttachedPaper = { kind: 'bill'; orderId: string }

/** What messages the shop writes; the owner's figures count by it. */
export const MESSAGE_KINDS = [
  'code',
  'account-changed',
  'order-placed',
  'order-bill',
  'order-ready',
  'order-delivering',
  'order-issued',
  'order-cancelled',
  'order-refused',
  'payment-received',
  'refund-sent',
  'refund-done',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

export type Message = {
  kind: MessageKind
  channel: 'sms' | 'email'
  /** Digits of a phone, or an e-mail. */
  to: string
  subject: string
  text: string
  html?: string
  paper?: AttachedPaper
  /** Of what use it is no more after that moment; it is given up then. */
  expiresAt?: Date
  /** Is waited for at a screen: goes before all others, and a shop that cannot send refuses what it belongs to. */
  isUrgent?: boolean
}

/**
 * How the shop reaches a person. A message is written in the transaction that causes it and is sent after the commit, so it
 * exists exactly when its cause does.
 */
export type Mailbox = { post: (tx: Database, message: Message) => Promise<void> }

export type Attachment = { name: string; contentType: string; content: Buffer }

export type SentMessage = Pick<Message, 'channel' | 'to' | 'subject' | 'text' | 'html'> & {
  attachments?: readonly Attachment[]
}

/** `refused` is the service's last word about this message, `failed` may be better another time. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'refused' | 'failed'; reason: string; retryAfterMs?: number }

/** Whoever carries messages. The same key is the same message, however often it is sent; never rejects. */
export type MessageSender = { send: (message: SentMessage, key: string) => Promise<SendOutcome> }
