import { sql, type SQL } from 'drizzle-orm'
import { type Database, selectRows } from '@/gateway/core/database'
import { gatewayError } from '@/gateway/core/errors/errors'
import { users } from '@/gateway/db/schema/accounts'
import type { questionActions } from '@/gateway/db/schema/questions'
import type { reviewActions } from '@/gateway/db/schema/reviews'
import { authorName } from '@/gateway/services/accounts/require-staff'

type Log = { actions: typeof questionActions | typeof reviewActions; about: SQL }

/** What the second of two who answer is told: who was quicker, and in which words, since the words of the second are not taken. */
export async function answeredMeanwhile(tx: Database, { actions, about }: Log, text: string) {
  const [last] = await selectRows<{ author: string | null }>(
    tx,
    sql`select ${authorName} as author from ${actions} left join ${users} on ${users.id} = ${actions.authorId}
      where ${about} and ${actions.action} in ('replied', 'reply-removed') order by ${actions.id} desc limit 1`,
  )
  const who = last?.author ? ` (${last.author})` : ''
  return gatewayError(
    'conflict',
    text === ''
      ? `Пока вы писали, ответ убрали${who}. Сохраните ещё раз, если он нужен.`
      : `Пока вы писали, уже ответили${who}: «${text}». Сохраните ещё раз, чтобы заменить этот ответ вашим.`,
  )
}
