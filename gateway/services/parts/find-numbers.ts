import { sql } from 'drizzle-orm'
import { selectRows } from '@/gateway/core/database'
import { isShown } from '@/gateway/services/cards/is-shown'
import type { ServiceDeps } from '@/gateway/services/deps'
import { partColumns } from '@/gateway/services/parts/part-card'
import { toPartGroup, type GroupRow } from '@/gateway/services/parts/to-part-group'
import { findNearNumbers, findNumbers as findKeys } from '@/gateway/services/words/find-by-article'
import { numbersIn } from '@/gateway/services/words/spelling/numbers-in'

const MAX_NEAR = 6
const MAX_FOUND = 60

/** Products of the numbers that a text is a list of; where it is none, those whose number is nearly the text. */
export async function findNumbers(deps: ServiceDeps, text: string) {
  const numbers = await numbersIn(text, (keys) => findKeys(deps.db, keys))
  const ids = [...new Set(numbers.flatMap((number) => number.ids))].slice(0, MAX_FOUND)
  if (ids.length > 0) return { items: await loadGroups(deps, ids), near: [] }
  deps.missedSearches.add(text, deps.now())
  return { items: [], near: await loadGroups(deps, await findNearNumbers(deps.db, text, MAX_NEAR)) }
}

async function loadGroups(deps: ServiceDeps, ids: readonly number[]) {
  const reference = await deps.reference()
  const requested = sql.param([...ids])
  const rows = await selectRows<GroupRow>(
    deps.db,
    sql`select ${partColumns}, p.min_price as "minPrice" from products p
      where p.id = any(${requested}::int[]) and ${isShown}
      order by array_position(${requested}::int[], p.id)`,
  )
  return rows.map((row) => toPartGroup(reference, row))
}
