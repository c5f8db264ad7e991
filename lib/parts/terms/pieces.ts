/** What products are counted in where their section names nothing else. */
export const PIECES = 'шт.'
