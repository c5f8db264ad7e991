import { redactText } from '@/gateway/core/errors/redact-text'

type Fields = Record<string, unknown>

const FRAME = /^\s+at /
const MAX_CAUSES = 5
/** Fields that say more of a failure than its message; all other fields may hold personal data. */
const LOGGED = ['code', 'kind', 'status', 'syscall'] as const

function chainOf(error: unknown): Fields[] {
  const chain: Fields[] = []
  for (let one = error; typeof one === 'object' && one !== null && chain.length < MAX_CAUSES;) {
    chain.push(one as Fields)
    one = (one as Fields)['cause']
  }
  return chain
}

/** Errors of Drizzle and of both databases hold the query's values: `params`, `detail`, and in the message. */
function isOfDatabase(one: Fields): boolean {
  return 'params' in one || ('severity' in one && 'code' in one)
}

function framesOf({ stack }: Fields): string {
  if (typeof stack !== 'string') return ''
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .join('\n')
}

function messageOf({ message }: Fields): string {
  return redactText(typeof message === 'string' ? message : '')
}

function typeOf(one: Fields): string {
  return typeof one['name'] === 'string' ? one['name'] : one.constructor.name
}

function loggedOf(one: Fields): Fields {
  return Object.fromEntries(LOGGED.flatMap((name) => (isPlain(one[name]) ? [[name, one[name]]] : [])))
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

/**
 * A failure as it may be logged: its type, its message without addresses' secrets and people's contacts, codes, frames and causes. Of a
 * query its code and its statement, never the values, which are personal data.
 */
export function errorToLog(error: unknown): unknown {
  const chain = chainOf(error)
  const [failure, ...causes] = chain
  if (!failure) return redactText(String(error))
  if (!chain.some(isOfDatabase)) {
    return {
      type: typeOf(failure),
      message: messageOf(failure),
      ...loggedOf(failure),
      stack: framesOf(failure),
      ...(causes.length > 0 && {
        causes: causes.map((one) => ({ type: typeOf(one), message: messageOf(one), ...loggedOf(one) })),
      }),
    }
  }
  const first = (name: string) => chain.find((one) => typeof one[name] === 'string')?.[name]
  return {
    type: 'DatabaseError',
    message: 'A query has failed',
    code: first('code'),
    statement: first('query'),
    constraint: first('constraint'),
    table: first('table'),
    column: first('column'),
    stack: framesOf(failure),
  }
}
