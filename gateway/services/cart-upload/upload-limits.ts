import type { Lease } from '@/gateway/services/limits/take-lease'
import { MIB } from '@/lib/gateway/contracts/limits'

export const MAX_UPLOAD_ROWS = 1_000
/** Rows with nothing in them too: a table that was filled in by hand has some between, and one that is made to cost time has millions. */
export const MAX_READ_ROWS = 20 * MAX_UPLOAD_ROWS
/** What a packed file may unpack to. */
export const MAX_UNPACKED_UPLOAD_BYTES = 32 * MIB
/** Uploads of one user whose reports are stored. */
export const KEPT_IMPORTS = 5
/** What reading one file may take. */
export const READING_HEAP_MB = 192
export const READING_MS = 20_000
/** Files that all shoppers together have read at the same time, and those that wait for their turn. */
export const MAX_FILES_AT_ONCE = 2
export const MAX_FILES_WAITING = 8
/** All that wait before it, and the upload itself. */
const UPLOAD_SECONDS = 180

/** One upload of a shopper at a time, on whichever machine. */
export function uploadLease(userId: string): Lease {
  return { key: `cart upload of ${userId}`, seconds: UPLOAD_SECONDS }
}
