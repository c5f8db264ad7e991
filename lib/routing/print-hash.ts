/** Stands at the end of the address of a page that is opened to be printed at once. */
export const PRINT_HASH = '#print'
