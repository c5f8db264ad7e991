/** Held while prices are written: two imports would wait for each other's rows in an order of chance. The number is arbitrary. */
export const IMPORT_LOCK = 7_150_030
