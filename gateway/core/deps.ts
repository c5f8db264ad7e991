import type { Database } from '@/gateway/core/database'
import type { Messenger } from '@/gateway/core/messenger'

/** What the gateway gives to every service, whatever it sells. */
export type CoreDeps = {
  db: Database
  siteName: string
  messenger: Messenger
  /** Multiplies what one network address may do: many people may stand behind it. */
  addressLimitFactor: number
  now: () => Date
}
