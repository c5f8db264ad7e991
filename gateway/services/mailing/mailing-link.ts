import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '@/gateway/core/database'
import { readStateSecret } from '@/gateway/services/original-catalogs/read-state-secret'

/** Emails about offers of the shop, and those about products that the reader waits for. */
export type MailingTopic = 'offers' | 'alerts'

/** A link is of one kind of emails: it changes nothing about the other. */
const PURPOSES: Readonly<Record<MailingTopic, string>> = { offers: 'mailing', alerts: 'alerts' }
const TOPICS = ['offers', 'alerts'] as const satisfies readonly MailingTopic[]
const MAC_BYTES = 16
const UUID_BYTES = 16

/** Emails are opened years later and on every gateway, so the key is in the database. */
async function macOf(db: Database, id: Buffer, topic: MailingTopic): Promise<Buffer> {
  const key = createHmac('sha256', await readStateSecret(db))
    .update(PURPOSES[topic])
    .digest()
  return createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES)
}

/** Identifies a person in the links of his emails: it opens nothing but the choice whether to get more of them. */
export async function createMailingToken(
  db: Database,
  userId: string,
  topic: MailingTopic = 'offers',
): Promise<string> {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, await macOf(db, id, topic)]).toString('base64url')
}

/** The person of a token and the emails that it is about; undefined for one that this shop has not made. */
export async function readMailingToken(
  db: Database,
  token: string,
): Promise<{ userId: string; topic: MailingTopic } | undefined> {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== UUID_BYTES + MAC_BYTES) return undefined
  const id = bytes.subarray(0, UUID_BYTES)
  const macs = await Promise.all(TOPICS.map((topic) => macOf(db, id, topic)))
  const topic = TOPICS.find((_, at) => macs[at] && timingSafeEqual(bytes.subarray(UUID_BYTES), macs[at]))
  if (topic === undefined) return undefined
  return { userId: id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), topic }
}

/** Emails that the shop itself sends; another partner's platform has another id. */
export const OWN_PARTNER = 'shop'

type Link = { siteUrl: string; partnerId?: string; token: string }

function linkTo(path: string, { siteUrl, partnerId = OWN_PARTNER, token }: Link): string {
  const url = new URL(path, siteUrl)
  url.search = new URLSearchParams({ partnerId, token }).toString()
  return url.href
}

/** The page where emails are refused by one press. */
export function unsubscribeHref(link: Link): string {
  return linkTo('/unsubscribe', link)
}

/** The header for unsubscribing by a mail program (RFC 2369 and RFC 8058). */
export function unsubscribeHeaders(link: Link): Record<string, string> {
  return {
    'List-Unsubscribe': `<${linkTo('/api/unsubscribe', link)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
