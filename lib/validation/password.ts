/** Of a password that is set; the longest that is taken stands in the contract. */
export const MIN_PASSWORD_LENGTH = 8
