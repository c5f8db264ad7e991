import type { Registry } from 'prom-client'
import type { Logger } from '@/gateway/core/logger'
import type { CoreDeps } from '@/gateway/core/deps'
import type { CrmSettings, Mailbox, MessageSender } from '@/gateway/core/ports/messenger'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/listen/outbox-notification'
import { attachPaper } from '@/gateway/services/messenger/attach-paper'
import { createCrmSender } from '@/gateway/services/messenger/create-crm-sender'
import {
  createMailbox,
  createShownMailbox,
  createSplitMailbox,
  muteMailbox,
} from '@/gateway/services/messenger/create-mailbox'
import { createWebhookSender } from '@/gateway/services/messenger/create-webhook-sender'
import { startMessageWorker } from '@/gateway/services/messenger/start-message-worker'
import { watchOutbox } from '@/gateway/services/messenger/watch-outbox'

export type MessageSettings = {
  messengerUrl: string | undefined
  messengerToken: string | undefined
  /** A demo shop stores its messages to be shown. */
  isDemo: boolean
  /** The owner's system that takes filled forms; absent where letters notify him of them. */
  crm: CrmSettings | undefined
  siteName: string
  /** In place of the owner's service. */
  sender?: MessageSender | undefined
}

export type RunningMessages = { mailbox: Mailbox; stop: () => Promise<void> }

const now = () => new Date()

function senderOf({ sender, messengerUrl, messengerToken }: MessageSettings): MessageSender | undefined {
  return (
    sender ?? (messengerUrl === undefined ? undefined : createWebhookSender(messengerUrl, messengerToken))
  )
}

function mailboxForPeople({ isDemo }: MessageSettings, sender: MessageSender | undefined): Mailbox {
  if (sender) return createMailbox(now)
  return isDemo ? createShownMailbox(now) : muteMailbox
}

/** The shop's channel to people, by its settings, and the worker that sends where there is one. */
export async function startMessages(
  database: Pick<OpenedDatabase, 'db' | 'listen'>,
  { files, ...settings }: MessageSettings & Pick<CoreDeps, 'files'>,
  registry: Registry,
  logger: Logger,
): Promise<RunningMessages> {
  const { crm, siteName } = settings
  const sender = senderOf(settings)
  const people = mailboxForPeople(settings, sender)
  const mailbox = crm ? createSplitMailbox(people, createMailbox(now)) : people
  if (!sender && !crm) return { mailbox, stop: () => Promise.resolve() }
  const worker = startMessageWorker({
    db: database.db,
    sender,
    crm: crm && createCrmSender(crm),
    logger,
    now,
    attach: (paper) => attachPaper({ db: database.db, siteName, files }, paper),
    count: watchOutbox(registry, database.db),
  })
  const stopHearing = await database.listen(OUTBOX_NOTIFICATION, {
    onMessage: worker.wake,
    onMissed: worker.wake,
  })
  return {
    mailbox,
    stop: async () => {
      await stopHearing()
      await worker.stop()
    },
  }
}
