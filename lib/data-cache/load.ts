import 'server-only'
import { type GatewayError, isGatewayError } from '@/lib/gateway/errors'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { markUncacheable } from '@/lib/purges/mark-uncacheable'

/** Outcome of a page's main read: the data, that there is no such thing, or why it could not be read. */
export type Loaded<T> =
  | { kind: 'found'; value: T }
  | { kind: 'missing' }
  | { kind: 'failed'; status: number; message: string }

const DEFAULT_STATUS = 500
const FIRST_FAILURE_STATUS = 500
const UNAVAILABLE = 503
/** They are about what the address names. */
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 410, 422])

/**
 * Turns a read into an outcome that a page can render with its true status (see app/_pages/page-status). The read throws when the
 * gateway fails; it yields undefined when the gateway knows no such thing.
 */
export async function toLoaded<T>(
  read: () => Promise<T | undefined>,
  isMissing: (error: unknown) => boolean = namesNothing,
): Promise<Loaded<T>> {
  try {
    const value = await read()
    return value === undefined ? { kind: 'missing' } : { kind: 'found', value }
  } catch (error) {
    if (isMissing(error)) return { kind: 'missing' }
    if (isGatewayError(error)) return { kind: 'failed', status: pageStatusOf(error), message: error.message }
    reportFailure(error)
    return { kind: 'failed', status: DEFAULT_STATUS, message: UNAVAILABLE_MESSAGE }
  }
}

/** A sign-in that is asked of the shop, a limit of its calls or a redirect (401, 429, 302) is no word about the page: it is away for now. */
function pageStatusOf({ status }: GatewayError): number {
  return status >= FIRST_FAILURE_STATUS || REFUSALS.has(status) ? status : UNAVAILABLE
}

/** A read that the page can do without: its failure is an empty result, and the page is not cached. */
export async function orEmpty<T>(read: () => Promise<T>, empty: T): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!isGatewayError(error)) reportFailure(error)
    if (!namesNothing(error)) await markUncacheable()
    return empty
  }
}

/** An unknown or impossible thing is undefined, which is cached too; any other failure is thrown. */
export async function orMissing<T>(
  read: Promise<T>,
  isMissing: (error: unknown) => boolean = namesNothing,
): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The gateway knows no such thing; a name that it cannot read differs from one that it does not know. */
export function isUnknown(error: unknown): boolean {
  return isGatewayError(error) && error.kind === 'notFound'
}

/** The address names something that is unknown to the gateway, or an impossible name: too long, blank, with signs that no text has. */
function namesNothing(error: unknown): boolean {
  return isUnknown(error) || (isGatewayError(error) && error.kind === 'validation')
}

/** Not an answer of the gateway, but a fault of the shop itself. */
function reportFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
