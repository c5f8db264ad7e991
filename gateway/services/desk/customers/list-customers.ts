import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import type { Viewer } from '@/gateway/core/viewer'
import { users } from '@/gateway/db/schema/accounts'
import { requireStaff } from '@/gateway/services/accounts/require-staff'
import type { ServiceDeps } from '@/gateway/services/deps'
import { escapeLike, phoneDigits, requireFindable } from '@/gateway/services/desk/search-text'
import type { listCustomers as operation } from '@/lib/gateway/contracts/desk/customers'
import type { ParsedRequestOf } from '@/lib/gateway/operation'

type Query = ParsedRequestOf<typeof operation>['body']

type Row = {
  id: string
  name: string
  phone: string | null
  email: string | null
  is_company: boolean
  is_blocked: boolean
  created_at: Date | string
  orders_count: number
}

const INDEXED_LENGTH = 3

/** As in the index `users_text_idx`. */
const TEXT = sql`lower(${users.name} || ' ' || ${users.secondName} || ' ' || coalesce(${users.phone}, '') || ' ' || coalesce(${users.email}, ''))`

/** Every word, in any order; words too short for the index only narrow what longer ones have found. */
function matches(search: string): SQL | undefined {
  const words = search.toLowerCase().split(/\s+/)
  const isIndexed = words.some((word) => word.length >= INDEXED_LENGTH)
  const digits = phoneDigits(search) ?? ''
  const named = isIndexed ? words : [search.toLowerCase()]
  return and(
    ...(digits === '' ? named : [digits]).map((text) => sql`${TEXT} like ${`%${escapeLike(text)}%`}`),
  )
}

const KINDS: Readonly<Record<Query['kind'], SQL | undefined>> = {
  all: undefined,
  company: eq(users.group, 'corporate'),
  blocked: isNotNull(users.blockedAt),
}

/** Older than the last customer of the page before. */
function isAfter(id: string | undefined): SQL | undefined {
  return id === undefined
    ? undefined
    : sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id::text = ${id})`
}

/** People with an account, the newest first. */
export async function listCustomers({ db }: ServiceDeps, viewer: Viewer, query: Query) {
  await requireStaff(db, viewer)
  const { search, kind, after, limit } = query
  requireFindable(search)
  const requested = and(
    isNull(users.deletedAt),
    KINDS[kind],
    search === '' ? undefined : matches(search),
    isAfter(after),
  )
  const rows = await selectRows<Row>(
    db,
    sql`select id, trim(name || ' ' || second_name) as name, phone, email, user_group = 'corporate' as is_company,
      blocked_at is not null as is_blocked, created_at,
      (select count(*)::int from orders where orders.user_id = users.id) as orders_count
      from users where ${requested} order by created_at desc, id desc limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit)
  return {
    customers: page.map((row) => ({
      id: row.id,
      name: row.name,
      phone: row.phone,
      email: row.email,
      isCompany: row.is_company,
      isBlocked: row.is_blocked,
      registeredAt: new Date(row.created_at).toISOString(),
      ordersCount: row.orders_count,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
