/** Where the choice about emails is posted, by people and by mail programs. */
export const MAILING_ACTION = '/api/unsubscribe'
