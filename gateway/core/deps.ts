import type { Database } from '@/gateway/core/database'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { Mailbox } from '@/gateway/core/ports/messenger'

/** Dependencies of every service of the gateway. */
export type CoreDeps = {
  db: Database
  siteName: string
  /** The shop's public address; letters lead nowhere without one. */
  siteUrl: string | undefined
  mailbox: Mailbox
  /** What people send: pictures, films, papers. */
  files: FileStore
  /** Multiplies what one network address may do: many people may stand behind it. */
  addressLimitFactor: number
  now: () => Date
}
