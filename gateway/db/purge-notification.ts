/** The channel of the database that purges go through, from whoever changes something to every gateway. */
export const PURGE_NOTIFICATION = 'arus_purges'
