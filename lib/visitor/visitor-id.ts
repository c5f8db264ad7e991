import { readCookie, writeCookie } from '@/lib/cookies'
import { isVisitorId, VISITOR_KEY } from './visitor-cookie'

/** The longest that the first calls of a browser wait for it. */
const LONGEST_READING_MS = 1000

let known: string | undefined
let reading: Promise<void> | undefined

/** Identifies the browser: a hash of its traits, stored since the first visit. Undefined where it cannot be read in a second. */
export async function visitorId(): Promise<string | undefined> {
  if (knownVisitorId() === undefined) {
    reading ??= Promise.race([readTraits().catch(() => undefined), pause(LONGEST_READING_MS)])
    await reading
  }
  return known
}

/** Who the browser is, as far as that is known by now. */
export function knownVisitorId(): string | undefined {
  return (known ??= readCached())
}

async function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

async function readTraits(): Promise<void> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  const { visitorId: id } = await agent.get()
  if (!isVisitorId(id)) return
  known = id
  keep(id)
}

function readCached(): string | undefined {
  return [readStored(), readCookie(VISITOR_KEY)].find((id) => id !== undefined && isVisitorId(id))
}

function readStored(): string | undefined {
  try {
    return localStorage.getItem(VISITOR_KEY) ?? undefined
  } catch {
    return undefined
  }
}

function keep(id: string): void {
  writeCookie(VISITOR_KEY, id)
  try {
    localStorage.setItem(VISITOR_KEY, id)
  } catch {
    return
  }
}
