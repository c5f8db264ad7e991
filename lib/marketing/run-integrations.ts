import type { Purpose } from '../consent/cookie-consent'
import {
  type Connection,
  type Integration,
  type IntegrationName,
  INTEGRATIONS,
  type MarketingEvent,
  type RecommendationRequest,
} from './integration'
import { KNOWN_INTEGRATIONS } from './known-integrations'
import type { MarketingSettings } from './settings'

export type IntegrationRun = {
  /** Starts what may run now and stops what may not, after a choice of the visitor or an off switch; says whether it stopped any. */
  refresh: () => boolean
  notify: (event: MarketingEvent) => void
  /** Codes for a block from the first service that serves it; undefined when none does. Rejects when that one cannot say. */
  recommend: (request: RecommendationRequest) => Promise<readonly string[]> | undefined
  fill: (places: readonly HTMLElement[]) => void
  stop: () => void
}

export type RunDeps = {
  settings: MarketingSettings
  mayUse: (purpose: Purpose) => boolean
  isSwitchedOff: (name: IntegrationName) => boolean
  /** Milliseconds since the app's start. */
  age: () => number
  /** The script of a service has come and run. */
  onReady: (name: IntegrationName) => void
  /** A service can answer requests for recommendations and places from now on. */
  onStarted: () => void
  known?: Readonly<Record<IntegrationName, Integration>>
}

/** What a service that starts late has to know: the page as it is, not what was done before. */
const LASTING: Readonly<Partial<Record<MarketingEvent['kind'], string>>> = {
  category: 'page',
  product: 'page',
  search: 'page',
  'other-page': 'page',
  customer: 'customer',
  cart: 'cart',
  'wish-list': 'wish-list',
}

/** Starts the configured services that the visitor allows, and sends them events. None can harm the page or another. */
export function runIntegrations({
  settings,
  mayUse,
  isSwitchedOff,
  age,
  onReady,
  onStarted,
  known = KNOWN_INTEGRATIONS as Readonly<Record<IntegrationName, Integration>>,
}: RunDeps): IntegrationRun {
  const running = new Map<IntegrationName, Connection>()
  const starting = new Set<IntegrationName>()
  const latest = new Map<string, MarketingEvent>()
  /** Orders placed while a service with consent was still to start. */
  const missed = new Map<IntegrationName, MarketingEvent[]>()
  const configured = INTEGRATIONS.filter((name) => settings[name] !== undefined)
  let timer: ReturnType<typeof setTimeout> | undefined

  const isAllowed = (name: IntegrationName) => mayUse(known[name].purpose) && !isSwitchedOff(name)
  /** Another tab may have taken the consent back meanwhile. */
  const allowed = () => [...running].flatMap(([name, connection]) => (isAllowed(name) ? connection : []))

  async function start(name: IntegrationName): Promise<void> {
    if (running.has(name) || starting.has(name)) return
    starting.add(name)
    try {
      const connect = await known[name].load()
      const given = settings[name]
      if (!given || !isAllowed(name)) return
      const connection = connect(given, { onReady: () => onReady(name) })
      running.set(name, connection)
      for (const event of [...latest.values(), ...(missed.get(name) ?? [])])
        quietly(() => connection.notify?.(event))
      missed.delete(name)
      onStarted()
    } catch {
      // Its code did not come; the next page tries again.
    } finally {
      starting.delete(name)
    }
  }

  function refresh(): boolean {
    clearTimeout(timer)
    const forbidden = [...running].filter(([name]) => !isAllowed(name))
    for (const [name, connection] of forbidden) {
      running.delete(name)
      quietly(() => connection.stop?.())
    }
    const requested = configured.filter(isAllowed)
    const waits = requested.map((name) => known[name].delayMs - age())
    requested.forEach((name, at) => {
      if ((waits[at] ?? 0) <= 0) void start(name)
    })
    const next = Math.min(...waits.filter((wait) => wait > 0))
    if (Number.isFinite(next)) timer = setTimeout(refresh, Math.ceil(next))
    return forbidden.length > 0
  }

  return {
    refresh,
    notify(event) {
      const topic = LASTING[event.kind]
      if (topic) latest.set(topic, event)
      if (event.kind === 'order') {
        const waiting = configured.filter((name) => isAllowed(name) && !running.has(name))
        for (const name of waiting) missed.set(name, [...(missed.get(name) ?? []), event])
      }
      for (const connection of allowed()) quietly(() => connection.notify?.(event))
    },
    recommend(request) {
      for (const connection of allowed()) {
        const answer = connection.recommend?.(request)
        if (answer) return answer
      }
      return undefined
    },
    fill(places) {
      for (const connection of allowed()) quietly(() => connection.fill?.(places))
    },
    stop() {
      clearTimeout(timer)
      for (const connection of running.values()) quietly(() => connection.stop?.())
      running.clear()
    },
  }
}

function quietly(run: () => void): void {
  try {
    run()
  } catch {
    return
  }
}
