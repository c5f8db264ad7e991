import { encodeUriPart } from '@/lib/parts/uri'

export type QueryValue = string | number | boolean | null | undefined
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** Query as a page receives it, or as the platform's own type. */
export type QuerySource = URLSearchParams | Readonly<Record<string, string | readonly string[] | undefined>>

/** Appends a query in the order of its keys; `null`, `undefined`, `''` and `false` are left out, `true` is `1`. */
export function withQuery(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item: QueryValue) => pair(name, item)),
  )
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

export function toSearchParams(source: QuerySource): URLSearchParams {
  if (source instanceof URLSearchParams) return source
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(source)) {
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) params.append(name, item)
  }
  return params
}

function pair(name: string, value: QueryValue): string[] {
  if (value === null || value === undefined || value === '' || value === false) return []
  return [`${encodeUriPart(name)}=${encodeUriPart(value === true ? '1' : String(value))}`]
}
