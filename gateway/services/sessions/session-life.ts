const DAY_SECONDS = 86_400

/** A session ends when it was not used for so long. */
export const SESSION_SECONDS = 60 * DAY_SECONDS

/** And in any case so long after its sign-in. */
const MAX_SESSION_SECONDS = 180 * DAY_SECONDS

/** How often its last use is recorded. */
export const TOUCH_EVERY_SECONDS = 300

export const MAX_SESSIONS_PER_USER = 50

export function sessionEnd(now: Date, createdAt: Date) {
  const idle = now.getTime() + SESSION_SECONDS * 1000
  return new Date(Math.min(idle, createdAt.getTime() + MAX_SESSION_SECONDS * 1000))
}
