const MAX_STATEMENTS = 250
/** Inserts of whole batches are long, and seldom repeated. */
const MAX_LENGTH = 8192

const READS_AND_WRITES = /^[\s(]*(?:select|insert|update|delete|with|values)\b/i
const HARMLESS =
  /^\s*(?:begin|start|commit|end|rollback|savepoint|release|set|reset|show|lock|listen|unlisten|notify|explain|analyze|vacuum|truncate|deallocate)\b/i

/** Whether the statement is worth preparing. */
export function isStored(text: string) {
  return text.length <= MAX_LENGTH && READS_AND_WRITES.test(text)
}

/** Whether the statement may change tables, so that prepared statements may become invalid. */
export function mayInvalidateStatements(text: string) {
  return !READS_AND_WRITES.test(text) && !HARMLESS.test(text)
}

/** Maps query texts to names of prepared statements; drops the least recently used first. */
export function createStatementCache<Prepared>() {
  const stored = new Map<string, Prepared>()
  let count = 0

  function get(text: string): Prepared | undefined {
    const known = stored.get(text)
    if (known === undefined) return undefined
    stored.delete(text)
    stored.set(text, known)
    return known
  }

  /** Yields the statements to drop for it. */
  function set(text: string, prepared: Prepared): Prepared | undefined {
    stored.set(text, prepared)
    if (stored.size <= MAX_STATEMENTS) return undefined
    for (const [oldest, leaving] of stored) {
      stored.delete(oldest)
      return leaving
    }
    return undefined
  }

  return {
    get,
    set,
    clear: () => stored.clear(),
    nextName: () => {
      count += 1
      return `statement_${count}`
    },
  }
}
