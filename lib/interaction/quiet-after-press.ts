/** What a press leads to comes first: for as long after it nothing is fetched that can wait. */
export const QUIET_AFTER_PRESS_MS = 1200
