const DAY_SECONDS = 86_400

/** A session ends when it has not been used for so long. */
export const SESSION_SECONDS = 60 * DAY_SECONDS

/** How often its last use is written down. */
export const TOUCH_EVERY_SECONDS = 300

export const MAX_SESSIONS_PER_USER = 50

export function sessionEnd(now: Date) {
  return new Date(now.getTime() + SESSION_SECONDS * 1000)
}
