/**
 * The only one of Next's polyfills that a browser can need: the build writes for browsers that have the others, and Chrome before 120
 * and Safari before 17 run it without this one.
 */
function canParse(url: string, base?: string): boolean {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}

if (!Object.hasOwn(URL, 'canParse')) Object.assign(URL, { canParse })
