/** Not read again by itself: what is typed or chosen belongs to the version on the screen, and a colleague's change is told at the save. */
export const NO_BACKGROUND_REFETCH = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const
