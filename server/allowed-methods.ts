/** Routes answer for their own methods. */
const CALL = /^\/api(?:\/|$)/
/** What middleware.ts passes by: files, and routes that are read like files. */
const FILE = /^\/(?:_next\/|(?:health|ready)$|feed\/|sitemap\/|[^/]*\.)/

const READING = ['GET', 'HEAD']
/** A form submitted before its script runs posts to its own page. */
const OF_PAGE = [...READING, 'POST']

/** Methods of the path; undefined where its route decides. */
export function allowedMethods(path: string): readonly string[] | undefined {
  if (CALL.test(path)) return undefined
  return FILE.test(path) ? READING : OF_PAGE
}
