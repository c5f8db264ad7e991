import { MIB } from '@/lib/gateway/contracts/limits'

export const MAX_UPLOAD_ROWS = 1_000
/** What a packed file may unpack to. */
export const MAX_UNPACKED_UPLOAD_BYTES = 32 * MIB
/** Uploads of one user whose reports are kept. */
export const KEPT_IMPORTS = 5
