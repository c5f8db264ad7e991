import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedDocument, MessageKind } from '@/gateway/core/ports/messenger'
import type { Mail } from '@/gateway/services/mail/mail'
import type { OrderLink } from '@/gateway/services/mail/order-mail-parts'
import { renderMail } from '@/gateway/services/mail/render-mail'
import { readShopPhone } from '@/gateway/services/seller/read-seller'

export type MailDeps = Pick<CoreDeps, 'mailbox' | 'now' | 'siteName' | 'siteUrl'>

function linksBelow(path: string, { siteUrl }: MailDeps): OrderLink {
  return (number) => (siteUrl === undefined ? undefined : new URL(path + number, siteUrl).href)
}

/** The order in the shop, for readers who are signed in and for those who are not; none where the shop's address is not set. */
export function orderLinks(deps: MailDeps): OrderLink {
  return linksBelow('/help/order/found?order=', deps)
}

/** The order's page at the desk of the staff. */
export function deskLinks(deps: MailDeps): OrderLink {
  return linksBelow('/arus_elements/orders/', deps)
}

type Posted = {
  to: string
  mail: Mail
  paper?: AttachedDocument
  headers?: Readonly<Record<string, string>> | undefined
}

/** Writes an email in the transaction of its event; a placeholder address gets none. */
export async function postMail(
  tx: Database,
  deps: MailDeps,
  kind: MessageKind,
  { to, mail, paper, headers }: Posted,
) {
  if (to === '') return
  const message = {
    kind,
    channel: 'email',
    to,
    ...renderMail(mail, { ...deps, phone: await readShopPhone(tx) }),
    ...(headers && { headers }),
    ...(paper && { paper }),
  } as const
  await deps.mailbox.post(tx, message)
}
