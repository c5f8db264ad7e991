import type { Database } from '@/gateway/core/database'
import type { MessageKind } from '@/gateway/core/ports/messenger'
import type { Letter } from '@/gateway/services/letters/letter'
import { postLetter, type LetterDeps } from '@/gateway/services/letters/post-letter'
import {
  createMailingToken,
  unsubscribeHeaders,
  unsubscribeHref,
} from '@/gateway/services/mailing/mailing-link'

type Reader = { id: string; email: string }

/**
 * Writes a marketing letter: it says how to refuse more of them, to people and to mail programs. A shop that
 * does not know its own address sends none.
 */
export async function postMarketingLetter(
  tx: Database,
  deps: LetterDeps,
  kind: MessageKind,
  { reader, letter }: { reader: Reader; letter: Letter },
) {
  if (deps.siteUrl === undefined) return
  const link = { siteUrl: deps.siteUrl, token: await createMailingToken(tx, reader.id) }
  const parts = [
    ...letter.parts,
    { kind: 'link', title: 'Отписаться от рассылки', href: unsubscribeHref(link) } as const,
  ]
  await postLetter(tx, deps, kind, {
    to: reader.email,
    letter: { ...letter, parts },
    headers: unsubscribeHeaders(link),
  })
}
