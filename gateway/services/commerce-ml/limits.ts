const MIB = 1024 * 1024

/** What 1C sends in one request; small enough for the proxies in front of a shop. */
export const CHUNK_BYTES = 8 * MIB
/** Some configurations send more than they are told to. */
export const MAX_REQUEST_BYTES = 64 * MIB
/** All files of one exchange. */
export const MAX_EXCHANGE_BYTES = 4096 * MIB
export const MAX_EXCHANGE_FILES = 200_000
/** Pictures of a big catalogue come in one archive. */
export const MAX_ENTRIES = 200_000
/** Exchanges that were begun and not finished. */
export const MAX_OPEN_EXCHANGES = 20
/** An exchange of many pictures takes hours; its files are of no use after that. */
export const EXCHANGE_MS = 6 * 60 * 60_000

/** A directory of brands or of groups is one record. */
export const MAX_DIRECTORY_CHARS = 64 * MIB
/** Records of one piece that the database gets at a time. */
export const PIECE_RECORDS = 1_000
export const READING_HEAP_MB = 512
export const READING_MS = 20 * 60_000
