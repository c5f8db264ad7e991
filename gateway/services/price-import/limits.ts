const MIB = 1024 * 1024

export const MAX_FILE_BYTES = 2048 * MIB
/** What one archive entry may unpack to while it is streamed. */
export const MAX_UNPACKED_BYTES = 1024 * MIB
/** Workbooks need random access, so one inside an archive is buffered in memory; old XLS always is. */
export const MAX_NESTED_WORKBOOK_BYTES = 128 * MIB
export const MAX_XLS_BYTES = 64 * MIB
/** Honest sheets shrink 10 to 60 times; deflate cannot do more than about 1,030. */
export const MAX_UNPACK_RATIO = 300
export const RATIO_GRACE_BYTES = 16 * MIB
export const MAX_ARCHIVE_ENTRIES = 10_000
export const MAX_SHARED_STRINGS_CHARS = 128 * MIB
/** Memory of a shared string beside its characters: an empty one is not free. */
export const SHARED_STRING_CHARS = 8
export const MAX_XML_NODE_CHARS = 4 * MIB
/** Tables lie six or seven deep; every open element is held in memory. */
export const MAX_XML_DEPTH = 64
/** One offer or product of an XML with all that is in it, and what an element of it takes beside its text. */
export const MAX_RECORD_CHARS = 4 * MIB
export const RECORD_NODE_CHARS = 200
/** Pages of old writers leave elements open. */
export const MAX_HTML_DEPTH = 1_000
/** The page is read anew for each. */
export const MAX_HTML_TABLES = 20
/** Excel takes no longer code of a number format. */
export const MAX_NUMBER_FORMAT_CHARS = 255
export const MAX_LINE_CHARS = 1 * MIB
export const MAX_COLUMNS = 256
export const MAX_CELL_CHARS = 4_000
/** Held in memory, as a workbook names them all in one place. */
export const MAX_MERGED_RANGES = 200_000
/** A quoted field may run over this many lines; beyond that its quote was a stray one. */
export const MAX_QUOTED_LINES = 20
/** A record over several lines may be as long; it is split anew with each of them. */
export const MAX_QUOTED_CHARS = 64 * 1024
/** The header stands somewhere in the first rows of the list. */
export const HEADER_SEARCH_ROWS = 40
