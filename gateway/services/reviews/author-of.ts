import { sql } from 'drizzle-orm'
import { selectRows, type Database } from '@/gateway/core/database'
import { accessDenied, type Viewer } from '@/gateway/core/viewer'

export type Author = { id: string; name: string; userId: string }

const NAMELESS = 'Покупатель'

type Row = { external_id: string; name: string; second_name: string }

/** The author: reviews know people by their external id, which is replaced when an account is deleted. */
export async function authorOf(db: Database, { userId }: Pick<Viewer, 'userId'>): Promise<Author> {
  const [row] = await selectRows<Row>(
    db,
    sql`select external_id, name, second_name from users where id = ${userId} and deleted_at is null`,
  )
  if (!row) throw accessDenied()
  return { id: row.external_id, name: signatureOf(row.name, row.second_name), userId }
}

/** «Анна С.»: the surname is shortened. */
function signatureOf(name: string, secondName: string): string {
  const [initial] = secondName.trim()
  const first = name.trim()
  if (first === '') return NAMELESS
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

export function shownName(author: Author, isAnonymous: boolean): string {
  return isAnonymous ? NAMELESS : author.name
}
