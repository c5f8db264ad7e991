/** Stands for every session but the one that asks. */
export const OTHER_SESSIONS = 'others'
