import { messages, protocol } from '@electric-sql/pglite'

export type Field = { name: string; dataTypeID: number }
export type Notification = { channel: string; payload: string }

/** PostgreSQL's answer to one batch of messages; rows are not copied out of the bytes. */
export type Answer = {
  fields: Field[] | undefined
  parameterTypes: number[] | undefined
  /** Offsets of the rows' first values. */
  rowStarts: number[]
  /** Such as `INSERT 0 5`. */
  tag: string
  error: messages.DatabaseError | undefined
  notifications: Notification[]
}

const HEADER = 5
const CODES = {
  dataRow: 0x44,
  rowDescription: 0x54,
  parameterDescription: 0x74,
  commandComplete: 0x43,
  error: 0x45,
  notification: 0x41,
} as const

// After a field's name: table, column, type, size, modifier, format.
const TYPE_OFFSET = 6
const FIELD_TAIL = 18

function endOfText(bytes: Buffer, start: number) {
  return bytes.indexOf(0, start)
}

function readFields(bytes: Buffer, start: number): Field[] {
  const fields: Field[] = []
  let at = start + 2
  for (let left = bytes.readInt16BE(start); left > 0; left -= 1) {
    const end = endOfText(bytes, at)
    fields.push({
      name: bytes.toString('utf8', at, end),
      dataTypeID: bytes.readUInt32BE(end + 1 + TYPE_OFFSET),
    })
    at = end + 1 + FIELD_TAIL
  }
  return fields
}

function readParameterTypes(bytes: Buffer, start: number): number[] {
  return Array.from({ length: bytes.readInt16BE(start) }, (_, index) =>
    bytes.readUInt32BE(start + 2 + index * 4),
  )
}

function readNotification(bytes: Buffer, start: number): Notification {
  const channelStart = start + 4
  const channelEnd = endOfText(bytes, channelStart)
  const payloadStart = channelEnd + 1
  return {
    channel: bytes.toString('utf8', channelStart, channelEnd),
    payload: bytes.toString('utf8', payloadStart, endOfText(bytes, payloadStart)),
  }
}

/** Reads one error with the library's own parser, which knows all its fields. */
function readError(bytes: Buffer, start: number, end: number) {
  let error: messages.DatabaseError | undefined
  new protocol.Parser().parse(Uint8Array.from(bytes.subarray(start, end)), (message) => {
    if (message instanceof messages.DatabaseError) error = message
  })
  return error
}

/** Reads the answer to one batch, whose first error counts. */
export function readAnswer(bytes: Buffer): Answer {
  const answer: Answer = {
    fields: undefined,
    parameterTypes: undefined,
    rowStarts: [],
    tag: '',
    error: undefined,
    notifications: [],
  }
  for (let at = 0; at + HEADER <= bytes.length;) {
    const start = at + HEADER
    const end = at + 1 + bytes.readInt32BE(at + 1)
    switch (bytes.readUInt8(at)) {
      case CODES.dataRow:
        answer.rowStarts.push(start + 2)
        break
      case CODES.commandComplete:
        answer.tag = bytes.toString('latin1', start, end - 1)
        break
      case CODES.rowDescription:
        answer.fields = readFields(bytes, start)
        break
      case CODES.parameterDescription:
        answer.parameterTypes = readParameterTypes(bytes, start)
        break
      case CODES.error:
        answer.error ??= readError(bytes, at, end)
        break
      case CODES.notification:
        answer.notifications.push(readNotification(bytes, start))
        break
    }
    at = end
  }
  return answer
}
