/** Runs a query, and may measure its time and its result. */
export type AroundQuery = <T>(statement: string, run: () => Promise<T>) => Promise<T>

type Query = (this: unknown, ...args: unknown[]) => unknown

/**
 * Lets every query of a client that answers with a promise pass through `around`. Queries with a callback are those that a
 * pool passes on to its connections; they have been wrapped already.
 */
export function wrapQueries(client: object, around: AroundQuery): void {
  const holder = client as { query: Query }
  const query = holder.query
  holder.query = function wrapped(...args) {
    const send = () => query.apply(this, args)
    if (typeof args.at(-1) === 'function') return send()
    return around(statementOf(args[0]), () => Promise.resolve(send()))
  }
}

function statementOf(given: unknown): string {
  if (typeof given === 'string') return given
  const isConfig = typeof given === 'object' && given !== null && 'text' in given
  return isConfig ? String(given.text) : ''
}
