/**
 * Header in which the front tells the renderer that a document is asked for, its value the secret of the two: Next hides from pages what
 * the client's router asks for, and an answer of the router without its markup must not be had by any caller.
 */
export const DOCUMENT_HEADER = 'x-arus-document'
