import { asData } from '@/gateway/demo/as-data'
import people from '@/gateway/demo/data/people/people.json' with { type: 'json' }
import type { users } from '@/gateway/db/schema/accounts'

type DemoUser = typeof users.$inferInsert & { phone: string; email: string; name: string }

/** Of every demo account; the README names it too. */
export const DEMO_PASSWORD = 'demo-arus-2026'

export const DEMO_USERS = asData<readonly DemoUser[]>(people.users)
const [retail, , corporate, admin, tester] = asData<
  readonly [DemoUser, DemoUser, DemoUser, DemoUser, DemoUser]
>(people.users)

export const DEMO_RETAIL = retail
export const DEMO_CORPORATE = corporate
/** @internal */
export const DEMO_ADMIN = admin
export const DEMO_TESTER = tester
export const DEMO_CLIENTS = people.clients
export const DEMO_MANAGERS = people.managers
