import { randomUUID } from 'node:crypto'
import { and, eq, lt, or } from 'drizzle-orm'
import { oneTimeCodes } from '@/gateway/db/schema/accounts'
import type { Client } from '@/gateway/core/client'
import type { Contact } from '@/gateway/core/contact'
import { hashSecret } from '@/gateway/core/secrets'
import { channelOf, codeChannelsOf } from '@/gateway/services/codes/code-channels'
import { requestLimits, requestPause, longCodePause, mayBeShort } from '@/gateway/services/codes/code-limits'
import {
  CODE_SECONDS,
  type CodePurpose,
  createCode,
  createLongCode,
  hashCode,
  LONG_CODE_SECONDS,
  maskRecipient,
  RESEND_SECONDS,
  showLongCode,
} from '@/gateway/services/codes/code-rules'
import type { CoreDeps } from '@/gateway/core/deps'
import { requireDelivery } from '@/gateway/services/codes/require-delivery'
import { requirePause, takeTry } from '@/gateway/services/limits/growing-pause'
import { consumeLimits } from '@/gateway/services/limits/rate-limit'
import { findPlace } from '@/gateway/services/sessions/known-device'
import { CODE_DIGITS, LONG_CODE_DIGITS } from '@/lib/gateway/contracts/accounts/confirmation'

type CodeRequest = {
  contact: Contact
  purpose: CodePurpose
  /** Names the browser from now on; the client's own where it had one. */
  deviceToken: string
}

type Code = Pick<
  typeof oneTimeCodes.$inferInsert,
  'id' | 'codeHash' | 'browserHash' | 'network' | 'createdAt' | 'expiresAt'
>

async function post(
  { db, mailbox }: CoreDeps,
  { contact, purpose }: CodeRequest,
  code: Code,
  text: string,
): Promise<void> {
  const { browserHash, createdAt, expiresAt } = code
  const isEarlier =
    browserHash &&
    and(
      eq(oneTimeCodes.recipient, contact.key),
      eq(oneTimeCodes.purpose, purpose),
      eq(oneTimeCodes.browserHash, browserHash),
    )
  await db.transaction(async (tx) => {
    await tx.delete(oneTimeCodes).where(or(isEarlier || undefined, lt(oneTimeCodes.expiresAt, createdAt)))
    await tx.insert(oneTimeCodes).values({ ...code, recipient: contact.key, purpose })
    await mailbox.post(tx, {
      kind: 'code',
      channel: channelOf(contact),
      to: contact.key,
      subject: 'Код подтверждения',
      text,
      isUrgent: true,
      expiresAt,
    })
  })
}

async function sendShort(deps: CoreDeps, call: CodeRequest, { deviceToken, network }: Client) {
  const id = randomUUID()
  const code = createCode()
  const createdAt = deps.now()
  const row = {
    id,
    codeHash: hashCode(id, code),
    browserHash: hashSecret(call.deviceToken),
    network: deviceToken === undefined ? network : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + CODE_SECONDS * 1000),
  }
  const text = `${code} — код подтверждения магазина «${deps.siteName}». Никому его не сообщайте.`
  await post(deps, call, row, text)
  return { retryAfter: RESEND_SECONDS, expiresIn: CODE_SECONDS, digits: CODE_DIGITS }
}

// A code sent a while ago is still valid for all requesters, so it is not sent again: that would flood the recipient.
async function sendLong(deps: CoreDeps, call: CodeRequest) {
  const wait = await takeTry(deps, longCodePause(call.contact))
  const answer = { expiresIn: LONG_CODE_SECONDS, digits: LONG_CODE_DIGITS }
  if (wait > 0) return { ...answer, retryAfter: wait }
  const code = createLongCode()
  const createdAt = deps.now()
  const row = {
    id: randomUUID(),
    codeHash: hashCode(call.contact.key, code),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LONG_CODE_SECONDS * 1000),
  }
  const text = `${showLongCode(code)} — код подтверждения магазина «${deps.siteName}» на 3 часа. Никому его не сообщайте.`
  await post(deps, call, row, text)
  return { ...answer, retryAfter: RESEND_SECONDS }
}

/**
 * Sends a code on request, account or not: only the holder of the phone or the mailbox learns more. A short code is bound to the
 * requesting browser, and an earlier one of that browser becomes invalid. Where too many codes are open to guesses, the code is
 * long and valid in any browser.
 */
export async function sendCode(deps: CoreDeps, call: CodeRequest, client: Client) {
  const { contact, purpose } = call
  await requireDelivery(deps, channelOf(contact), CODE_SECONDS)
  const place = await findPlace(deps, contact, client)
  await consumeLimits(deps, requestLimits(deps, client, place))
  await requirePause(deps, requestPause(contact, place, purpose))
  const isShort = await mayBeShort(deps, contact, place)
  const sent = isShort ? await sendShort(deps, call, client) : await sendLong(deps, call)
  const isTold = !codeChannelsOf(deps.mailbox).includes(channelOf(contact))
  return { ...sent, isTold, recipient: maskRecipient(contact) }
}
