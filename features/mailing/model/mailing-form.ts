/** Where the choice about letters is posted, by people and by mail programs. */
export const MAILING_ACTION = '/api/unsubscribe'
