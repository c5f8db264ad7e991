import type { Database } from '@/gateway/core/database'
import { createWorkLane } from '@/gateway/core/caching/create-work-lane'
import type { Logger } from '@/gateway/core/logger'
import { repeat } from '@/gateway/core/repeat'
import type {
  AttachedDocument,
  Attachment,
  MessageChannel,
  MessageKind,
  MessageSender,
  SendOutcome,
  SentMessage,
} from '@/gateway/core/ports/messenger'
import {
  claimMessages,
  outcomeBeforeSending,
  recordOutcome,
  type ClaimedMessage,
} from '@/gateway/services/messenger/claim-messages'
import { tidyOutbox } from '@/gateway/services/messenger/tidy-outbox'

/** Messages of each urgency that one gateway sends at the same time. Codes never wait behind emails. */
const SLOTS = 4
/** The notification wakes the worker; this finds retries and messages written while it did not listen. */
const LOOK_EVERY_MS = 1_000
const TIDY_EVERY_MS = 3_600_000

/** The order was paid or cancelled before its bill could be sent. */
const NO_ATTACHMENT: SendOutcome = { kind: 'refused', reason: 'its paper cannot be made any more' }

export type WorkerOptions = {
  db: Database
  /** Sends codes and emails; without it they wait. */
  sender: MessageSender | undefined
  /** Takes filled forms. */
  crm?: MessageSender | undefined
  /** Hears of what waits for the staff. */
  webhook?: MessageSender | undefined
  logger: Logger
  now: () => Date
  /** Makes the attachments of a message. */
  attach: (paper: AttachedDocument) => Promise<Attachment[] | undefined>
  /** Called after every attempt. */
  count: (kind: MessageKind, outcome: 'sent' | 'refused' | 'failed') => void
}

/** The message to be sent; undefined when its only purpose is a paper that cannot be made any more. */
async function toSent(
  { attach }: WorkerOptions,
  { kind, channel, recipient, subject, text, html, headers, paper }: ClaimedMessage,
): Promise<SentMessage | undefined> {
  const attachments = paper === null ? [] : await attach(paper)
  if (!attachments) return undefined
  return {
    channel,
    ...(channel === 'webhook' && { kind }),
    to: recipient,
    subject,
    text,
    ...(html !== null && { html }),
    ...(headers !== null && { headers }),
    ...(attachments.length > 0 && { attachments }),
  }
}

async function send(
  options: WorkerOptions,
  sender: MessageSender,
  message: ClaimedMessage,
): Promise<SendOutcome> {
  const sent = await toSent(options, message)
  return sent ? sender.send(sent, message.key) : NO_ATTACHMENT
}

async function deliver(options: WorkerOptions, sender: MessageSender, message: ClaimedMessage) {
  const { db, logger, now, count } = options
  const { id, kind, attempts } = message
  const outcome = outcomeBeforeSending(message, now()) ?? (await send(options, sender, message))
  await recordOutcome(db, message, outcome, now())
  count(kind, outcome.kind)
  if (outcome.kind !== 'sent') {
    const level = outcome.kind === 'refused' ? 'error' : 'warn'
    logger[level]({ message: id, kind, attempts, reason: outcome.reason }, 'a message was not sent')
  }
}

type Lane = { name: string; isUrgent: boolean; channels: readonly MessageChannel[] }

const TO_PEOPLE = ['sms', 'email'] as const
/** Each service has its own slots, so that one that does not answer does not delay the others' messages. */
const CODES: Lane = { name: 'codes', isUrgent: true, channels: TO_PEOPLE }
const MAILS: Lane = { name: 'letters', isUrgent: false, channels: TO_PEOPLE }
const FORMS: Lane = { name: 'forms', isUrgent: false, channels: ['crm'] }
const ORDERS: Lane = { name: 'orders', isUrgent: false, channels: ['webhook'] }

function createLane(options: WorkerOptions, sender: MessageSender, { name, ...which }: Lane) {
  const { db, logger, now } = options
  return createWorkLane({
    slots: SLOTS,
    claim: (limit) => claimMessages(db, { ...which, limit, now: now() }),
    work: (message) => deliver(options, sender, message),
    name,
    logger,
  })
}

/** Sends the messages of the outbox until it is stopped; `stop` waits for those being sent. */
export function startMessageWorker(options: WorkerOptions) {
  const { sender, crm, webhook } = options
  const lanes = [
    ...(sender ? [createLane(options, sender, CODES), createLane(options, sender, MAILS)] : []),
    ...(crm ? [createLane(options, crm, FORMS)] : []),
    ...(webhook ? [createLane(options, webhook, ORDERS)] : []),
  ]
  const wake = () => {
    for (const lane of lanes) lane.look()
  }
  const tidying = repeat(
    TIDY_EVERY_MS,
    () => tidyOutbox(options.db, options.now()),
    (error) => options.logger.error({ err: error }, 'the outbox cannot be tidied'),
  )
  const timer = setInterval(wake, LOOK_EVERY_MS)
  timer.unref()
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(timer)
      await Promise.all([tidying.stop(), ...lanes.map((lane) => lane.stop())])
    },
  }
}
