/** Holds the session. A request for a guarded page without it counts as a guest's. */
export const SESSION_COOKIE = 'arus_session'

/** Identifies the browser, for the limits of wrong passwords and for the codes that it requested. */
export const DEVICE_COOKIE = 'arus_device'

/** Readable, without data: a user is signed in. The gateway sets and drops it with the session's own cookie. */
export const HINT_COOKIE = 'arus_user'
