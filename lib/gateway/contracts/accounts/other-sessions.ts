/** Means every session but the current one. */
export const OTHER_SESSIONS = 'others'
