const FIRST_CODE_PAUSE_MS = 1_000
const MAX_CODE_PAUSE_MS = 30_000
const FIRST_MAIL_PAUSE_MS = 5_000
export const LONGEST_PAUSE_MS = 3_600_000

/** Doubles for a code, which a person awaits, and grows faster and further for an email. */
export function pauseBeforeRetry(attempts: number, isUrgent: boolean): number {
  const made = Math.max(0, attempts - 1)
  return isUrgent
    ? Math.min(MAX_CODE_PAUSE_MS, FIRST_CODE_PAUSE_MS * 2 ** made)
    : Math.min(LONGEST_PAUSE_MS, FIRST_MAIL_PAUSE_MS * 3 ** made)
}
