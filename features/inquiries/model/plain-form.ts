/** Where forms without scripts are posted, and what names them there. */
export const PLAIN_ACTION = '/api/inquiry'
export const FORM_FIELD = 'form'
export const FILES_FIELD = 'files'
/** Marks a form that came back for the check against robots. */
export const CHECK_FIELD = 'robotCheck'
