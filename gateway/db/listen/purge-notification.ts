/** The channel of the database that carries purges from the writer of a change to every gateway. */
export const PURGE_NOTIFICATION = 'arus_purges'
