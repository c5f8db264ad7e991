/** What every page that is not there says, beside words that lead on. */
export const NOT_FOUND_TEXT = 'This page could not be found'
