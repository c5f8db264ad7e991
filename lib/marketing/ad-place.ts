/** Attribute that names a place of the page where retail media may stand. */
export const PLACE_ATTRIBUTE = 'data-ad-place'
