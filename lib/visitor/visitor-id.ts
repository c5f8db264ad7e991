import { readCookie, writeCookie } from '@/lib/cookies'
import { isVisitorId, VISITOR_KEY } from './visitor-cookie'

let known: string | undefined
let reading: Promise<void> | undefined

/**
 * Who the browser is, as far as that is known by now: a hash of its traits, kept since the first visit. No call waits for
 * it: the first one starts the reading and goes without it.
 */
export function visitorId(): string | undefined {
  known ??= readKept()
  if (known === undefined) reading ??= readTraits().catch(() => undefined)
  return known
}

async function readTraits(): Promise<void> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  const { visitorId: id } = await agent.get()
  if (!isVisitorId(id)) return
  known = id
  keep(id)
}

function readKept(): string | undefined {
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
