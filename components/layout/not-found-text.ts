/** The text of every page with status 404, beside its links. */
export const NOT_FOUND_TEXT = 'This page could not be found'
