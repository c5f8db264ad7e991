import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { alertMail, type AlertLine } from '@/gateway/services/alerts/alert-mail'
import { HAS_COME, IS_REACHED, isOver } from '@/gateway/services/alerts/alert-rules'
import { productLocation } from '@/gateway/services/cards/to-entity'
import { postMail, type MailDeps } from '@/gateway/services/mail/post-mail'
import {
  createMailingToken,
  unsubscribeHeaders,
  unsubscribeHref,
} from '@/gateway/services/mailing/mailing-link'

const PEOPLE_PER_ROUND = 200

type AlertDeps = MailDeps & { db: Database }

/**
 * Writes to those whose products have come: each of them once, however many gateways run and wherever one dies, because the
 * email and its mark are one transaction. Only products that are waited for are looked at.
 */
export async function sendDueAlerts(deps: AlertDeps): Promise<number> {
  const now = deps.now()
  await deps.db.execute(sql`delete from product_alerts a where ${isOver(now)}`)
  const people = await selectRows<{ id: string }>(
    deps.db,
    sql`select distinct a.user_id as id from product_alerts a
      join products p on p.id = a.product_id
      join users u on u.id = a.user_id
      where ${HAS_COME} and ${IS_REACHED}
      limit ${PEOPLE_PER_ROUND}`,
  )
  let sent = 0
  for (const { id } of people) {
    // A transaction each, so that a stop in between loses and doubles nothing.
    sent += await writeTo(deps, id, now)
  }
  return sent
}

type ComeRow = Omit<AlertLine, 'href'> & { code: number }

async function writeTo(deps: AlertDeps, userId: string, now: Date): Promise<number> {
  return deps.db.transaction(async (tx) => {
    // Another gateway writes to this person, or the account is being changed: the next round looks again.
    const [reader] = await selectRows<{ email: string }>(
      tx,
      sql`select u.email from users u where u.id = ${userId}::uuid and ${IS_REACHED} for no key update skip locked`,
    )
    if (!reader) return 0
    const rows = await selectRows<ComeRow>(
      tx,
      sql`update product_alerts a set notified_at = ${now.toISOString()}::timestamptz
        from products p join brands b on b.id = p.brand_id
        where a.user_id = ${userId}::uuid and p.id = a.product_id and ${HAS_COME}
        returning b.title as brand, p.article, p.title, p.code, a.price, p.best_price as "bestPrice"`,
    )
    if (rows.length === 0) return 0
    await post(tx, deps, { id: userId, ...reader }, rows)
    return rows.length
  })
}

async function post(
  tx: Database,
  deps: AlertDeps,
  { id, email }: { id: string; email: string },
  rows: readonly ComeRow[],
) {
  const { siteUrl } = deps
  const link =
    siteUrl === undefined ? undefined : { siteUrl, token: await createMailingToken(tx, id, 'alerts') }
  const lines = rows.map(({ code, ...row }) => ({
    ...row,
    href: siteUrl === undefined ? undefined : new URL(productLocation(code), siteUrl).href,
  }))
  await postMail(tx, deps, 'product-alert', {
    to: email,
    mail: alertMail(lines, link && unsubscribeHref(link)),
    headers: link && unsubscribeHeaders(link),
  })
}
