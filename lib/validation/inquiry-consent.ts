/** How the consent travels among the answers of a form to the owner. */
export const CONSENT = 'consent'
export const CONSENT_GIVEN = 'yes'
