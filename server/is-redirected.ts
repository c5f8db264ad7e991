/** Paths whose slashes the renderer puts right by a redirect, which takes the visitor's query along. */
const UNTIDY_SLASHES = /\/\/|.\/$/

export function isRedirected(path: string): boolean {
  return UNTIDY_SLASHES.test(path)
}
