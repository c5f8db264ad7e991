/** Directives and the sources that they allow. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

const SELF = "'self'"
const NONE = "'none'"
const UNSAFE_INLINE = "'unsafe-inline'"

const SHOP_SOURCES = {
  'default-src': [SELF],
  'script-src': [SELF],
  // Style attributes carry values that only the gateway knows, and toasts bring a style element of their own.
  'style-src': [SELF, UNSAFE_INLINE],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF],
  'connect-src': [SELF],
  'media-src': [SELF, 'blob:'],
  'frame-src': [SELF],
  'object-src': [NONE],
  'base-uri': [SELF],
  'form-action': [SELF],
  'frame-ancestors': [SELF],
} satisfies PolicySources

/** Sources of a development build: scripts made from text, and its own socket. */
const DEVELOPMENT_SOURCES = {
  'script-src': [UNSAFE_INLINE, "'unsafe-eval'"],
  'connect-src': ['ws:', 'wss:'],
} satisfies PolicySources

const HOST = /^(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[^\s;,'"]*)?$/i

/** Reads `CSP_SOURCES`: directives parted by `;`, each with hosts to allow. Throws at what would weaken the policy. */
export function parsePolicySources(text: string): PolicySources {
  const entries = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name !== '')
  for (const [name = '', ...sources] of entries) {
    if (!Object.hasOwn(SHOP_SOURCES, name)) throw new Error(`CSP_SOURCES: no directive is called ${name}`)
    const wrong = sources.find((source) => !HOST.test(source))
    if (wrong !== undefined) throw new Error(`CSP_SOURCES: ${name} takes hosts, not ${wrong}`)
  }
  return Object.fromEntries(entries.map(([name = '', ...sources]) => [name, sources]))
}

/** A function from the nonce of a page's inline scripts to the page's policy; without one, no inline script runs. */
export function createContentPolicy(
  options: { sources?: readonly PolicySources[]; isDevelopment?: boolean } = {},
): (nonce?: string) => string {
  const added: PolicySources[] = [
    ...(options.sources ?? []),
    options.isDevelopment ? DEVELOPMENT_SOURCES : {},
  ]
  const write = (name: string, sources: readonly string[]) => {
    const all = [...sources, ...added.flatMap((more) => more[name] ?? [])]
    return [name, ...new Set(all)].join(' ')
  }
  const { 'script-src': scripts, ...others } = SHOP_SOURCES
  const [first = '', ...rest] = Object.entries(others).map(([name, sources]) => write(name, sources))
  const end = rest.join('; ')
  // A nonce would switch 'unsafe-inline' off.
  const nonceOf = (nonce: string | undefined) =>
    nonce === undefined || options.isDevelopment ? [] : [`'nonce-${nonce}'`]
  return (nonce) => `${first}; ${write('script-src', [...scripts, ...nonceOf(nonce)])}; ${end}`
}
