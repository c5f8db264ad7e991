/** Readable, without data: somebody is signed in. Set and dropped by the gateway beside the session's own cookie. */
export const HINT_COOKIE = 'arus_user'
