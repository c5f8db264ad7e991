/** Request header by which a page learns the nonce of its own inline scripts; Next reads it from the policy itself. */
export const NONCE_HEADER = 'x-nonce'
