import type { Database } from '@/gateway/core/database'

/** Attachments of a message, by its subject: the bill of an order, or the files of an inquiry. */
export type AttachedDocument =
  | { kind: 'bill'; orderId: string }
  | { kind: 'inquiry'; inquiryId: number }
  /** The picture that a scanner at the counter reads. */
  | { kind: 'pickup'; token: string }

/** `crm` is the owner's own system, which takes forms as they were filled in; `webhook` the one that hears of what waits for the staff. */
export type MessageChannel = 'sms' | 'email' | 'crm' | 'webhook'

/** Kinds of the shop's messages; the owner's figures count by it. */
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
  'order-note',
  'order-delivery-priced',
  'order-announced',
  'cancellation-announced',
  'return-announced',
  'question-announced',
  'review-announced',
  'return-decided',
  'payment-received',
  'refund-done',
  'gift-bought',
  'gift-card',
  'gift-sent',
  'gift-cancelled',
  'review-decided',
  'question-answered',
  'review-replied',
  'inquiry',
  'inquiry-received',
  'inquiry-answered',
  'subscribed',
  'product-alert',
] as const

export type MessageKind = (typeof MESSAGE_KINDS)[number]

export type Message = {
  kind: MessageKind
  channel: MessageChannel
  /** Digits of a phone, an e-mail, or the number of a form. */
  to: string
  subject: string
  text: string
  html?: string
  /** Headers of the email, by name, beyond those that every email has. */
  headers?: Readonly<Record<string, string>>
  paper?: AttachedDocument
  /** After this moment the message is useless and is given up. */
  expiresAt?: Date
  /** A visitor waits for it at a screen: it goes before all others, and a shop that cannot send refuses the visitor's request. */
  isUrgent?: boolean
}

/**
 * Sends messages to people. A message is written in the transaction that causes it and is sent after the commit, so it
 * exists exactly when its cause does.
 */
export type Mailbox = {
  post: (tx: Database, message: Message) => Promise<void>
  /** Channels that nothing sends by: the staff reads their codes at the desk and tells them. */
  notifiedAtDesk?: ReadonlySet<MessageChannel>
}

export type Attachment = { name: string; contentType: string; content: Buffer }

export type SentMessage = Pick<Message, 'channel' | 'to' | 'subject' | 'text' | 'html' | 'headers'> & {
  /** What the message announces, to the owner's system. */
  kind?: MessageKind
  attachments?: readonly Attachment[]
}

/** `refused` is the service's final refusal of this message, `failed` may be better another time. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'failed'; reason: string; retryAfterMs?: number }

/** Sends messages. The same key is the same message, however often it is sent; never rejects. */
export type MessageSender = { send: (message: SentMessage, key: string) => Promise<SendOutcome> }

/** Where filled forms are posted. */
export type CrmSettings = {
  url: string
  /** By the shop's number of a form: its number and key in the owner's system. */
  forms: ReadonlyMap<string, { id: string; sec: string }>
}

/** How the owner receives filled forms: by his own system, or else by emails. */
export type InquiryDesk = { hasCrm: boolean; email: string | undefined }

/** How the staff hears of orders, returns, questions and reviews. */
export type OrderDesk = { hasWebhook: boolean; email: string | undefined }
