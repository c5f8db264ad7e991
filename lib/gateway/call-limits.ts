export const CALL_TIMEOUT_MS = 15_000

/** Reads are repeated after these statuses, and when no answer came; writes never. */
export const RETRY_STATUSES = [408, 429, 502, 503, 504]
export const READ_RETRIES = 2
export const LONGEST_PAUSE_MS = 1000
