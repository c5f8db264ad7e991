import type { Connection, ConnectionPage, MarketingEvent, RecommendedKind } from '../integration'
import { loadScript } from '../load-script'
import { callQuietly, pageGlobal, setPageGlobal } from '../page-global'
import { readCodes } from '../read-codes'
import type { MarketingSettings } from '../settings'

const API = 'rrApi'
const QUEUE = 'rrApiOnReady'
const PARTNER = 'rrPartnerId'

/** How long a block waits before the shop's own products stay. */
const ANSWER_MS = 2000

/** What the tracker calls the algorithms of its blocks. */
const ALGORITHMS = {
  similar: 'alternative',
  together: 'related',
  personal: 'personal',
} as const satisfies Record<RecommendedKind, string>

/**
 * The recommendation tracker. Its calls stand in the queue that its script takes over when it is ready; an error of a call is
 * ignored.
 */
export function connectRetailRocket(
  { partnerId, script, api }: NonNullable<MarketingSettings['RetailRocket']>,
  { onReady }: ConnectionPage,
): Connection {
  let isStopped = false
  setPageGlobal(PARTNER, partnerId)
  if (!pageGlobal(API)) setPageGlobal(API, {})
  if (!pageGlobal(QUEUE)) setPageGlobal(QUEUE, [])

  const whenReady = (run: () => void) =>
    callQuietly(pageGlobal(QUEUE), 'push', () => {
      if (!isStopped) run()
    })
  const send = (method: string, ...args: readonly unknown[]) =>
    whenReady(() => callQuietly(pageGlobal(API), method, ...args))

  whenReady(onReady)
  // Without its script the queue is never taken over.
  loadScript(script).catch(() => {
    isStopped = true
    setPageGlobal(QUEUE, { push: () => 0 })
  })

  return {
    notify: (event) => {
      const call = toTrackerCall(event)
      if (call && !isStopped) send(...call)
    },
    async recommend({ kind, codes }) {
      const address = new URL(
        `recommendation/${ALGORITHMS[kind]}/${encodeURIComponent(partnerId)}/`,
        `${api}/`,
      )
      address.searchParams.set('format', 'json')
      if (codes.length > 0) address.searchParams.set('itemIds', codes.join(','))
      const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
      if (!response.ok) throw new Error(`${address.host} answered ${response.status}`)
      return readCodes(await response.json())
    },
    stop() {
      isStopped = true
      setPageGlobal(QUEUE, [])
    },
  }
}

/** Method of the tracker and what it is given; nothing for what it has no method for. */
export function toTrackerCall(
  event: MarketingEvent,
): readonly [method: string, ...args: unknown[]] | undefined {
  switch (event.kind) {
    case 'category':
      return ['categoryView', event.id]
    case 'product':
      return ['view', event.code]
    case 'search':
      return ['search', event.query]
    case 'added':
      return ['addToBasket', event.code]
    case 'customer':
      return event.customer
        ? [
            'setCustomer',
            {
              customerId: event.customer.externalId,
              isAgreedToReceiveMarketingMail: event.customer.isSubscribed,
            },
          ]
        : undefined
    case 'order':
      return [
        'order',
        {
          transaction: event.orderNumber,
          items: event.items.map(({ code, quantity, price }) => ({ id: code, qnt: quantity, price })),
        },
      ]
    default:
      return undefined
  }
}
