import type { Database } from '@/gateway/core/database'
import type { CoreDeps } from '@/gateway/core/deps'
import type { AttachedDocument, MessageKind } from '@/gateway/core/ports/messenger'
import type { Letter } from '@/gateway/services/letters/letter'
import type { OrderLink } from '@/gateway/services/letters/order-letter-parts'
import { renderLetter } from '@/gateway/services/letters/render-letter'

export type LetterDeps = Pick<CoreDeps, 'mailbox' | 'now' | 'siteName' | 'siteUrl'>

function linksBelow(path: string, { siteUrl }: LetterDeps): OrderLink {
  return (number) => (siteUrl === undefined ? undefined : new URL(`${path}/${number}`, siteUrl).href)
}

/** The order's page in the shop; none where the shop's address is not set. */
export function orderLinks(deps: LetterDeps): OrderLink {
  return linksBelow('/account/orders', deps)
}

/** The order's page at the desk of the staff. */
export function deskLinks(deps: LetterDeps): OrderLink {
  return linksBelow('/arus_elements/orders', deps)
}

type Posted = {
  to: string
  letter: Letter
  paper?: AttachedDocument
  headers?: Readonly<Record<string, string>> | undefined
}

/** Writes a letter in the transaction of its event; a placeholder address gets none. */
export async function postLetter(
  tx: Database,
  deps: LetterDeps,
  kind: MessageKind,
  { to, letter, paper, headers }: Posted,
) {
  if (to === '') return
  const message = {
    kind,
    channel: 'email',
    to,
    ...renderLetter(letter, deps),
    ...(headers && { headers }),
    ...(paper && { paper }),
  } as const
  await deps.mailbox.post(tx, message)
}
