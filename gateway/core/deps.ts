import type { Database } from '@/gateway/core/database'
import type { FileStore } from '@/gateway/core/ports/file-store'
import type { Mailbox, OrderDesk } from '@/gateway/core/ports/messenger'

/** Dependencies of every service of the gateway. */
export type CoreDeps = {
  db: Database
  siteName: string
  /** The shop's public address; without one emails have no links. */
  siteUrl: string | undefined
  mailbox: Mailbox
  /** Absent where the staff looks at the desk by itself. */
  orderDesk?: OrderDesk | undefined
  /** Files of visitors: pictures, films, papers. */
  files: FileStore
  /** Multiplies the limits of one network address: many people may share it. */
  addressLimitFactor: number
  now: () => Date
}
