import { randomUUID } from 'node:crypto'
import { and, eq, lt, or } from 'drizzle-orm'
import { oneTimeCodes } from '@/gateway/db/schema-accounts'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import {
  CODE_SECONDS,
  type CodePurpose,
  createCode,
  hashCode,
  maskRecipient,
  RESEND_SECONDS,
} from '@/gateway/services/codes/code-rules'
import type { CoreDeps } from '@/gateway/core/deps'
import { requireDelivery } from '@/gateway/services/codes/require-delivery'
import { knownDevice } from '@/gateway/services/sessions/known-device'
import { consumeLimits, type Limit, limitsFrom } from '@/gateway/services/limits/rate-limit'

const HOUR = 3600
const DAY = 86_400

// Strangers who ask for codes of a person until no more come must not keep them from the person's own browser.
async function sendLimits(deps: CoreDeps, contact: Contact, purpose: CodePurpose, client: Client) {
  const device = await knownDevice(deps, contact, client)
  const key = device ?? contact.key
  const limits: Limit[] = [
    ...limitsFrom(deps, client, { key: 'code-from', max: 20, seconds: HOUR }),
    {
      key: `code-again:${key}:${purpose}`,
      max: 1,
      seconds: RESEND_SECONDS,
      refusal: 'Новый код можно запросить',
    },
    { key: `code-hour:${key}`, max: 6, seconds: HOUR },
    { key: `code-day:${key}`, max: 20, seconds: DAY },
  ]
  return limits
}

/**
 * Sends a code to whoever asks, account or not: only who holds the phone or the mailbox learns more.
 * An earlier code for the same purpose stops being right.
 */
export async function sendCode(
  deps: CoreDeps,
  { contact, purpose }: { contact: Contact; purpose: CodePurpose },
  client: Client,
) {
  const { db, mailbox, now, siteName } = deps
  const channel = contact.kind === 'phone' ? 'sms' : 'email'
  await requireDelivery(deps, channel, CODE_SECONDS)
  await consumeLimits(deps, await sendLimits(deps, contact, purpose, client))
  const createdAt = now()
  const id = randomUUID()
  const code = createCode()
  const isEarlier = and(eq(oneTimeCodes.recipient, contact.key), eq(oneTimeCodes.purpose, purpose))
  const expiresAt = new Date(createdAt.getTime() + CODE_SECONDS * 1000)
  await db.transaction(async (tx) => {
    await tx.delete(oneTimeCodes).where(or(isEarlier, lt(oneTimeCodes.expiresAt, createdAt)))
    await tx.insert(oneTimeCodes).values({
      id,
      recipient: contact.key,
      purpose,
      codeHash: hashCode(id, code),
      createdAt,
      expiresAt,
    })
    await mailbox.post(tx, {
      kind: 'code',
      channel,
      to: contact.key,
      subject: 'Код подтверждения',
      text: `${code} — код подтверждения магазина «${siteName}». Никому его не сообщайте.`,
      isUrgent: true,
      expiresAt,
    })
  })
  return { retryAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS, recipient: maskRecipient(contact) }
}
