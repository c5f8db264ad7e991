import type { Database } from '@/gateway/core/database'
import type { MessageKind } from '@/gateway/core/ports/messenger'
import type { Mail } from '@/gateway/services/mail/mail'
import { postMail, type MailDeps } from '@/gateway/services/mail/post-mail'
import {
  createMailingToken,
  unsubscribeHeaders,
  unsubscribeHref,
} from '@/gateway/services/mailing/mailing-link'

type Reader = { id: string; email: string }

/**
 * Writes a marketing email: it says how to refuse more of them, to people and to mail programs. A shop that
 * does not know its own address sends none.
 */
export async function postMarketingMail(
  tx: Database,
  deps: MailDeps,
  kind: MessageKind,
  { reader, mail }: { reader: Reader; mail: Mail },
) {
  if (deps.siteUrl === undefined) return
  const link = { siteUrl: deps.siteUrl, token: await createMailingToken(tx, reader.id) }
  const parts = [
    ...mail.parts,
    { kind: 'link', title: 'Отписаться от рассылки', href: unsubscribeHref(link), isQuiet: true } as const,
  ]
  await postMail(tx, deps, kind, {
    to: reader.email,
    mail: { ...mail, parts },
    headers: unsubscribeHeaders(link),
  })
}
