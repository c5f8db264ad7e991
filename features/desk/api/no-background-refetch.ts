/** Not read again by itself: what is typed or chosen belongs to the version on the screen, and a colleague's change is told at the save. */
export const AS_SEEN = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
