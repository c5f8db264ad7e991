import type { Lease } from '@/gateway/services/limits/take-lease'
import { MIB } from '@/lib/gateway/contracts/limits'

export const MAX_UPLOAD_ROWS = 1_000
/** Includes empty rows: a table filled in by hand has some, and one made to cost time has millions. */
export const MAX_READ_ROWS = 20 * MAX_UPLOAD_ROWS
/** Largest unpacked size of a packed file. */
export const MAX_UNPACKED_UPLOAD_BYTES = 32 * MIB
/** Uploads of one user whose reports are stored. */
export const KEPT_IMPORTS = 5
/** Memory and time for reading one file. */
export const READING_HEAP_MB = 192
export const READING_MS = 20_000
/** Files of all shoppers together that are read at the same time, and those that wait. */
export const MAX_FILES_AT_ONCE = 2
export const MAX_FILES_WAITING = 8
/** All that wait before it, and the upload itself. */
const UPLOAD_SECONDS = 180

/** One upload of a shopper at a time, on all machines. */
export function uploadLease(userId: string): Lease {
  return { key: `cart upload of ${userId}`, seconds: UPLOAD_SECONDS }
}
