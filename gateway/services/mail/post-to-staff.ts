import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { MessageKind } from '@/gateway/core/ports/messenger'
import type { Mail } from '@/gateway/services/mail/mail'
import { postMail } from '@/gateway/services/mail/post-mail'
import { renderMail } from '@/gateway/services/mail/render-mail'

type Announcement = {
  kind: MessageKind
  /** The number of what has come, by which the owner's system knows it. */
  reference: string
  mail: Mail
}

/**
 * Announces to the staff what waits for it, by an email and to the owner's system, in the transaction that caused it: there is a
 * message for each and none without one.
 */
export async function postToStaff(tx: Database, deps: CoreDeps, announcement: Announcement) {
  const { kind, mail } = announcement
  await postMail(tx, deps, kind, { to: deps.orderDesk?.email ?? '', mail })
  await postToStaffSystem(tx, deps, announcement)
}

export async function postToStaffSystem(
  tx: Database,
  deps: CoreDeps,
  { kind, reference, mail }: Announcement,
) {
  if (!deps.orderDesk?.hasWebhook) return
  await deps.mailbox.post(tx, { kind, channel: 'webhook', to: reference, ...renderMail(mail, deps) })
}

/** A page of the desk; none where the shop's address is not set. */
export function deskPage({ siteUrl }: CoreDeps, place: 'inquiries' | 'questions' | 'reviews') {
  return siteUrl === undefined ? undefined : new URL(`/arus_elements/${place}`, siteUrl).href
}
