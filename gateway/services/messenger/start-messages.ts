import type { Registry } from 'prom-client'
import type { Logger } from '@/gateway/core/logger'
import type { Mailbox } from '@/gateway/core/messenger'
import type { OpenedDatabase } from '@/gateway/db/open-database'
import { OUTBOX_NOTIFICATION } from '@/gateway/db/outbox-notification'
import { attachPaper } from '@/gateway/services/messenger/attach-paper'
import { createMailbox, createShownMailbox, muteMailbox } from '@/gateway/services/messenger/create-mailbox'
import { createWebhookSender } from '@/gateway/services/messenger/create-webhook-sender'
import { startMessageWorker } from '@/gateway/services/messenger/start-message-worker'
import { watchOutbox } from '@/gateway/services/messenger/watch-outbox'

export type MessageSettings = {
  messengerUrl: string | undefined
  messengerToken: string | undefined
  /** Whether messages that cannot be sent may be shown. */
  isOutboxAllowed: boolean
  siteName: string
}

export type RunningMessages = { mailbox: Mailbox; stop: () => Promise<void> }

const nothingRuns = () => Promise.resolve()

/** The shop's way to reach people, by its settings, and the worker that sends where there is one. */
export async function startMessages(
  database: Pick<OpenedDatabase, 'db' | 'listen'>,
  { messengerUrl, messengerToken, isOutboxAllowed, siteName }: MessageSettings,
  registry: Registry,
  logger: Logger,
): Promise<RunningMessages> {
  const now = () => new Date()
  if (messengerUrl === undefined) {
    if (isOutboxAllowed) return { mailbox: createShownMailbox(now), stop: nothingRuns }
    logger.warn('MESSENGER_URL is not set: codes and letters cannot be sent')
    return { mailbox: muteMailbox, stop: nothingRuns }
  }
  const worker = startMessageWorker({
    db: database.db,
    sender: createWebhookSender(messengerUrl, messengerToken),
    logger,
    now,
    attach: (paper) => attachPaper({ db: database.db, siteName }, paper),
    count: watchOutbox(registry, database.db),
  })
  const stopHearing = await database.listen(OUTBOX_NOTIFICATION, {
    onMessage: worker.wake,
    onMissed: worker.wake,
  })
  return {
    mailbox: createMailbox(now),
    stop: async () => {
      await stopHearing()
      await worker.stop()
    },
  }
}
