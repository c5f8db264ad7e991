import type { Operation } from '@/lib/gateway/operation'
import type { OperationRequest } from '@/scripts/contract/send-operation'

const MANY = 10_000
const LONG = 5000

// Each breaks another kind of careless code: databases, sums, dates, sheets and lines of logs.
const TEXTS = [
  '',
  '\u0000',
  '\ud800',
  '\u202eкод',
  '😀',
  '=1+1',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  'я'.repeat(LONG),
]
const NUMBERS = [-1, 0, 0.1, Number.MAX_SAFE_INTEGER, 1e308, Number.NaN]

function extremesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return NUMBERS
  if (typeof value === 'string') return TEXTS
  if (Array.isArray(value)) return [[], Array.from({ length: MANY }, () => value[0] as unknown)]
  return value === null ? [0, '', {}] : []
}

/** The value with one of its parts at a time, at any depth, replaced by each extreme of its kind. */
function withExtremes(value: unknown): unknown[] {
  const own = extremesOf(value)
  if (Array.isArray(value)) {
    const [first] = value as unknown[]
    return [...own, ...withExtremes(first).map((part) => value.with(0, part))]
  }
  if (typeof value !== 'object' || value === null) return own
  return Object.entries(value).flatMap(([key, part]) =>
    withExtremes(part).map((extreme) => ({ ...value, [key]: extreme })),
  )
}

/** A likely request with one part of its body at a time replaced by what is least likely there. */
export function extremeRequests({ multipart }: Operation, request: OperationRequest): OperationRequest[] {
  if (multipart) return []
  return withExtremes(request.body).map((body) => ({ ...request, body }))
}
