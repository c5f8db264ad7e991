import type { AroundQuery } from '@/gateway/db/wrap-queries'
import { inSpan, isTraced } from '@/lib/tracing/spans'

const FIRST_WORD = /^\s*(\w+)/

/** A span for each query of a traced call, without its values. */
export const querySpan: AroundQuery = async (statement, run) => {
  if (!isTraced()) return run()
  const operation = FIRST_WORD.exec(statement)?.[1]?.toUpperCase() ?? 'QUERY'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': statement,
  }
  return inSpan({ name: operation, kind: 'client', attributes }, run)
}
