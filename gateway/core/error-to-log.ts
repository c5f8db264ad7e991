import { stdSerializers } from 'pino'

type Fields = Record<string, unknown>

const FRAME = /^\s+at /
const MAX_CAUSES = 5

function chainOf(error: unknown): Fields[] {
  const chain: Fields[] = []
  for (let one = error; typeof one === 'object' && one !== null && chain.length < MAX_CAUSES;) {
    chain.push(one as Fields)
    one = (one as Fields)['cause']
  }
  return chain
}

/** Drizzle's failures and those of both databases hold what was asked with: `params`, `detail`, and values in the message. */
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

/** A failure as the log may have it: of a query its code and its statement, never the values, which are somebody's. */
export function errorToLog(error: unknown): unknown {
  const chain = chainOf(error)
  if (!chain.some(isOfDatabase)) return error instanceof Error ? stdSerializers.err(error) : error
  const first = (name: string) => chain.find((one) => typeof one[name] === 'string')?.[name]
  return {
    type: 'DatabaseError',
    message: 'A query has failed',
    code: first('code'),
    statement: first('query'),
    constraint: first('constraint'),
    table: first('table'),
    column: first('column'),
    stack: framesOf(chain[0] ?? {}),
  }
}
