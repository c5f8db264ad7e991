import type { GuardName } from './guard-names'
import { deskHrefs } from './desk-hrefs'
import { hrefs } from './hrefs'
import { matchPage } from './match-page'
import { isWithin, pageEntries, pageOf } from './pages'

/** The visitor; `unknown` when the gateway does not answer. */
export type Viewer =
  | { isAuthorized: boolean; isCorporate: boolean; isAdmin: boolean; isManager?: boolean }
  | 'unknown'

type KnownUser = { isAuthorized: boolean; isAdmin: boolean; isRoot: boolean; group: string }

export type GuardDecision =
  | { kind: 'pass' }
  | { kind: 'redirect'; status: 301; location: string; headers: Readonly<Record<string, string>> }
  | { kind: 'error'; status: 500; message: string }

type Guard = (viewer: Exclude<Viewer, 'unknown'>, search: string) => string | null

/** A browser caches a bare 301 for ever, and a visitor who signs in later would still be redirected. */
const GUARD_HEADERS = { 'Cache-Control': 'no-store, no-cache, must-revalidate', Vary: 'Cookie' } as const

/** Where each guard sends a viewer, `null` to let him in. bootstrap and meta load data and never refuse. */
const guards: Readonly<Record<GuardName, Guard>> = {
  anonymous: ({ isAuthorized }) => (isAuthorized ? hrefs.account : null),
  authenticated: ({ isAuthorized }, search) => (isAuthorized ? null : hrefs.home + search),
  bootstrap: () => null,
  'is-admin': ({ isAuthorized, isAdmin, isManager = false }) => {
    if (isAuthorized && isAdmin) return null
    return isAuthorized && isManager ? deskHrefs.orders : hrefs.home
  },
  'is-corporate': ({ isAuthorized, isCorporate }) => (isAuthorized && isCorporate ? null : hrefs.home),
  'is-staff': ({ isAuthorized, isAdmin, isManager = false }) =>
    isAuthorized && (isAdmin || isManager) ? null : hrefs.home,
  meta: () => null,
  'not-corporate': ({ isCorporate }) => (isCorporate ? hrefs.home : null),
}

const EVERY_PAGE: readonly GuardName[] = ['bootstrap', 'meta']

type GuardedPage = { base: string; own: readonly GuardName[]; below: readonly GuardName[] }

const GUARD_TABLE: readonly GuardedPage[] = pageEntries.flatMap(
  ([base, { guards: own, guardsBelow: below = own }]) => (own && below ? [{ base, own, below }] : []),
)

const SHUT: ReadonlySet<string> = new Set(
  pageEntries.flatMap(([path, { isShutToUnknown = false }]) => (isShutToUnknown ? path : [])),
)

/** Names of a page's guards, in the order in which they ask. */
export function guardsOf(pathname: string): GuardName[] {
  const path = toPlainPath(pathname)
  const around = GUARD_TABLE.filter(({ base }) => isWithin(base, path))
  return [...EVERY_PAGE, ...around.flatMap(({ base, own, below }) => (base === path ? own : below))]
}

/** Whether a page depends on its visitor; the others are the same for everyone. */
export function isGuarded(pathname: string): boolean {
  const page = matchPage(pathname)?.path
  if (page !== undefined && pageOf(page).isPersonal) return true
  return guardsOf(pathname).some((name) => !EVERY_PAGE.includes(name))
}

/** The first refusal among the guards of a page. `search` is '' or starts with `?`. */
export function decideGuards(pathname: string, search: string, viewer: Viewer): GuardDecision {
  if (viewer === 'unknown' && SHUT.has(toPlainPath(pathname))) return goTo(hrefs.home)
  return runGuards(guardsOf(pathname), search, viewer)
}

function goTo(location: string): GuardDecision {
  return { kind: 'redirect', status: 301, location, headers: GUARD_HEADERS }
}

/** Where a page sends the user of the browser's store, in which a manager is one of those whom permissions make `isRoot`. */
export function landingOf(
  { pathname, search }: { pathname: string; search: string },
  { isAuthorized, isAdmin, isRoot, group }: KnownUser,
): string | undefined {
  const viewer = { isAuthorized, isAdmin, isManager: isRoot, isCorporate: group === 'corporate' }
  const decision = decideGuards(pathname, search, viewer)
  return decision.kind === 'redirect' ? decision.location : undefined
}

/** Guards by name, as a table that is not typed may give them: an unknown one is an error, never a pass. */
export function runGuards(names: readonly string[], search: string, viewer: Viewer): GuardDecision {
  for (const name of names) {
    if (!isGuardName(name)) return { kind: 'error', status: 500, message: 'Unknown middleware' }
    const location = refusal(name, search, viewer)
    if (location !== null) return goTo(location)
  }
  return { kind: 'pass' }
}

// With the gateway silent who is signed in must not be thrown out: the page opens and shows its own error, at the desk too, whose
// pages hold nothing that the gateway has not given.
function refusal(name: GuardName, search: string, viewer: Viewer): string | null {
  return viewer === 'unknown' ? null : guards[name](viewer, search)
}

function isGuardName(name: string): name is GuardName {
  return Object.hasOwn(guards, name)
}

/** The router decodes a path and drops empty parts, so `/%61ccount` and `//account/` are the same page. */
function toPlainPath(pathname: string): string {
  const parts = pathname.split('/').filter((part) => part !== '')
  return `/${parts.map(decodePart).join('/')}`
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
