import type { Registry } from 'prom-client'
import type { Logger } from '@/gateway/core/logger'
import type { CoreDeps } from '@/gateway/core/deps'
import type { MessageServices } from '@/gateway/core/ports/message-services'
import type { CrmSettings, Mailbox, MessageSender } from '@/gateway/core/ports/messenger'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { attachDocument } from '@/gateway/services/messenger/attach-document'
import { createCrmSender } from '@/gateway/services/messenger/create-crm-sender'
import {
  createDeskMailbox,
  createMailbox,
  createShownMailbox,
  createSplitMailbox,
  muteMailbox,
} from '@/gateway/services/messenger/create-mailbox'
import { chooseSenders, joinSenders, type Senders } from '@/gateway/services/messenger/choose-senders'
import { createWebhookSender } from '@/gateway/services/messenger/create-webhook-sender'
import { startMessageWorker } from '@/gateway/services/messenger/start-message-worker'
import { watchOutbox } from '@/gateway/services/messenger/watch-outbox'

export type MessageSettings = {
  messageServices: MessageServices
  /** A demo shop stores its messages to be shown. */
  isDemo: boolean
  /** The owner's system that takes filled forms; absent where emails notify him of them. */
  crm: CrmSettings | undefined
  /** Hears of new orders. */
  ordersWebhookUrl: string | undefined
  siteName: string
  /** In place of the owner's services. */
  sender?: MessageSender | undefined
}

export type RunningMessages = {
  mailbox: Mailbox
  /** Whether emails reach people, or are shown by the demo. */
  sendsMail: boolean
  stop: () => Promise<void>
}

const now = () => new Date()

function sendersOf({ sender, messageServices }: MessageSettings): Senders {
  return sender ? { email: sender, sms: sender } : chooseSenders(messageServices)
}

function mailboxFor({ isDemo, crm, ordersWebhookUrl }: MessageSettings, senders: Senders): Mailbox {
  const unsent = isDemo ? createShownMailbox(now) : muteMailbox
  const notified = (channel: 'email' | 'sms') => (isDemo ? unsent : createDeskMailbox(channel, now))
  const sent = createMailbox(now)
  return createSplitMailbox({
    email: senders.email ? sent : notified('email'),
    sms: senders.sms ? sent : notified('sms'),
    crm: crm ? sent : unsent,
    webhook: ordersWebhookUrl === undefined ? unsent : sent,
  })
}

/** The shop's channel to people, by its settings, and the worker that sends where there is one. */
export async function startMessages(
  database: Pick<OpenedDatabase, 'db' | 'listen'>,
  { files, ...settings }: MessageSettings & Pick<CoreDeps, 'files'>,
  registry: Registry,
  logger: Logger,
): Promise<RunningMessages> {
  const { crm, siteName, ordersWebhookUrl } = settings
  const senders = sendersOf(settings)
  const sender = joinSenders(senders)
  const mailbox = mailboxFor(settings, senders)
  const webhook =
    ordersWebhookUrl === undefined ? undefined : createWebhookSender(ordersWebhookUrl, undefined)
  const sendsMail = settings.isDemo || senders.email !== undefined
  if (!sender && !crm && !webhook) return { mailbox, sendsMail, stop: () => Promise.resolve() }
  const worker = startMessageWorker({
    db: database.db,
    sender,
    crm: crm && createCrmSender(crm),
    webhook,
    logger,
    now,
    attach: (paper) => attachDocument({ db: database.db, siteName, files }, paper),
    count: watchOutbox(registry, database.db),
  })
  const stopHearing = await database.listen(OUTBOX_NOTIFICATION, {
    onMessage: worker.wake,
    onMissed: worker.wake,
  })
  return {
    mailbox,
    sendsMail,
    stop: async () => {
      await stopHearing()
      await worker.stop()
    },
  }
}
