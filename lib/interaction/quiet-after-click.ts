/** The page of a press comes first: for as long after it no deferrable request is sent. */
export const QUIET_AFTER_CLICK_MS = 1200
