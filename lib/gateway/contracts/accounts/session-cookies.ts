/** Holds the session. Who is asked for a guarded page without it is taken for a guest. */
export const SESSION_COOKIE = 'arus_session'

/** Says which browser it is, for the limits of wrong passwords and for the codes that it asked for. */
export const DEVICE_COOKIE = 'arus_device'

/** Readable, without data: somebody is signed in. Set and dropped by the gateway beside the session's own cookie. */
export const HINT_COOKIE = 'arus_user'
