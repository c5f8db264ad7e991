import { decodeUriPart } from '@/lib/parts/uri'
import { PAGES, type PagePath, pageEntries } from './pages'

export type PageMatch = {
  path: PagePath
  /** Free parts of the path by name, decoded. */
  params: Readonly<Record<string, string>>
  /** The segments of a catch-all, as they stand in the address. */
  rest: readonly string[]
}

type Pattern = { path: PagePath; parts: readonly string[]; isOpen: boolean }

const PARAM = /^\[([^\]]+)\]$/
const CATCH_ALL = /\/\[\[\.\.\.\w+\]\]$/

const patterns: readonly Pattern[] = pageEntries
  .filter(([path]) => path.includes('['))
  .map(([path]) => ({
    path,
    parts: path.replace(CATCH_ALL, '').split('/').slice(1),
    isOpen: CATCH_ALL.test(path),
  }))

/** The page that answers a path, as Next would choose it: a written part goes before a free one. Undefined when there is none. */
export function matchPage(pathname: string): PageMatch | undefined {
  const encoded = pathname.split('/').filter((part) => part !== '')
  const parts: string[] = []
  for (const part of encoded) {
    const decoded = decodeUriPart(part)
    if (decoded === null) return undefined
    parts.push(decoded)
  }
  const plain = `/${parts.join('/')}`
  if (isFixed(plain)) return { path: plain, params: {}, rest: [] }
  for (const pattern of patterns) {
    const params = readParams(pattern, parts)
    if (params) return { path: pattern.path, params, rest: encoded.slice(pattern.parts.length) }
  }
  return undefined
}

function isFixed(path: string): path is PagePath {
  return Object.hasOwn(PAGES, path) && !path.includes('[')
}

function readParams(
  { parts, isOpen }: Pattern,
  given: readonly string[],
): Record<string, string> | undefined {
  if (isOpen ? given.length < parts.length : given.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const value = given[at] ?? ''
    const name = PARAM.exec(part)?.[1]
    if (name !== undefined) params[name] = value
    else if (part !== value) return undefined
  }
  return params
}
