/** Paths whose slashes the renderer corrects by a redirect that includes the visitor's query. */
const UNTIDY_SLASHES = /\/\/|.\/$/

export function isRedirected(path: string): boolean {
  return UNTIDY_SLASHES.test(path)
}
