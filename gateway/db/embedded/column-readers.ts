import type { ParserOptions } from '@electric-sql/pglite'

/** Reads one value of an answer, given as text between two offsets. */
export type ColumnReader = (bytes: Buffer, start: number, end: number) => unknown

type TextParser = NonNullable<ParserOptions[number]>

const BOOL = 16
const BYTEA = 17
const INT2 = 21
const INT4 = 23
const TEXT = 25
const OID = 26
const VARCHAR = 1043
const UUID = 2950
const INT4_ARRAY = 1007
const TEXT_ARRAY = 1009

const MINUS = 0x2d
const ZERO = 0x30
const TRUE = 0x74
/** `\x` before the hex digits of bytes. */
const HEX_PREFIX = 2

function readText(bytes: Buffer, start: number, end: number) {
  return bytes.toString('utf8', start, end)
}

function readInteger(bytes: Buffer, start: number, end: number) {
  const isNegative = bytes[start] === MINUS
  let value = 0
  for (let at = isNegative ? start + 1 : start; at < end; at += 1) {
    value = value * 10 + (bytes[at] ?? ZERO) - ZERO
  }
  return isNegative ? -value : value
}

function readBoolean(bytes: Buffer, start: number) {
  return bytes[start] === TRUE
}

function readBytes(bytes: Buffer, start: number, end: number) {
  return Buffer.from(bytes.toString('latin1', start + HEX_PREFIX, end), 'hex')
}

const READERS: Readonly<Record<number, ColumnReader>> = {
  [BOOL]: readBoolean,
  [BYTEA]: readBytes,
  [INT2]: readInteger,
  [INT4]: readInteger,
  [OID]: readInteger,
  [TEXT]: readText,
  [VARCHAR]: readText,
  [UUID]: readText,
}

// An array without quoted, nested or null elements is split at its commas.
const PLAIN_ARRAY = /^\{[^"{}\\]*\}$/
const NULL_ELEMENT = /\bNULL\b/

function readArray(toElement: (text: string) => unknown, parse: TextParser): ColumnReader {
  return (bytes, start, end) => {
    const text = readText(bytes, start, end)
    if (text === '{}') return []
    if (!PLAIN_ARRAY.test(text) || NULL_ELEMENT.test(text)) return parse(text)
    return text.slice(1, -1).split(',').map(toElement)
  }
}

/** The reader of a column's type; `parsers` know the types that need no speed. */
export function columnReader(oid: number, parsers: ParserOptions): ColumnReader {
  const known = READERS[oid]
  if (known) return known
  const parse = parsers[oid]
  if (!parse) return readText
  if (oid === INT4_ARRAY) return readArray(Number, parse)
  if (oid === TEXT_ARRAY) return readArray(String, parse)
  return parsedBy(parse)
}

export function parsedBy(parse: TextParser): ColumnReader {
  return (bytes, start, end) => parse(readText(bytes, start, end))
}
