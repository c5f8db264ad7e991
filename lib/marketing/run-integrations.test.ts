import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Purpose } from '../consent/cookie-consent'
import type { Connection, Integration, IntegrationName, MarketingEvent } from './integration'
import { KNOWN_INTEGRATIONS } from './known-integrations'
import { type RunDeps, runIntegrations } from './run-integrations'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ALL = {
  RetailRocket: { partnerId: 'p', script: '', api: '' },
  Mindbox: { endpointId: 'e', script: '', blocks: {} },
  YaRetailMedia: { script: '', places: {} },
  Calltouch: { id: 'c', script: '' },
  Openline: { script: '' },
}

function setUp(
  changes: Partial<RunDeps> = {},
  connections: Partial<Record<IntegrationName, Connection>> = {},
) {
  const agreed = new Set<Purpose>()
  const off = new Set<IntegrationName>()
  const started: IntegrationName[] = []
  const notified: [IntegrationName, MarketingEvent][] = []
  const stopped: IntegrationName[] = []
  const fake = (name: IntegrationName): Integration => ({
    ...KNOWN_INTEGRATIONS[name],
    load: async () => () => {
      started.push(name)
      return {
        notify: (event) => void notified.push([name, event]),
        stop: () => void stopped.push(name),
        ...connections[name],
      }
    },
  })
  const run = runIntegrations({
    settings: ALL,
    mayUse: (purpose) => agreed.has(purpose),
    isSwitchedOff: (name) => off.has(name),
    age: () => performance.now() - at,
    onReady: () => undefined,
    onStarted: () => undefined,
    known: {
      RetailRocket: fake('RetailRocket'),
      Mindbox: fake('Mindbox'),
      YaRetailMedia: fake('YaRetailMedia'),
      Calltouch: fake('Calltouch'),
      Openline: fake('Openline'),
    },
    ...changes,
  })
  const at = performance.now()
  const refresh = async () => {
    const hasStopped = run.refresh()
    await vi.advanceTimersByTimeAsync(0)
    return hasStopped
  }
  return { run, refresh, agreed, off, started, notified, stopped }
}

describe('what starts', () => {
  test.each<[Purpose, IntegrationName[]]>([
    ['recommendations', ['RetailRocket']],
    ['marketing', ['Mindbox', 'YaRetailMedia']],
    ['statistics', ['Calltouch']],
    ['chat', ['Openline']],
  ])('the purpose %s allows %j', async (purpose, names) => {
    const { refresh, agreed, started } = setUp()
    agreed.add(purpose)
    await refresh()
    await vi.advanceTimersByTimeAsync(6000)
    expect(started).toEqual(names)
  })

  test('nothing without consent', async () => {
    const { refresh, run, started, notified } = setUp()
    run.notify({ kind: 'category', id: '1' })
    await refresh()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([started, notified]).toEqual([[], []])
  })

  test('nothing that the owner has not joined', async () => {
    const { refresh, agreed, started } = setUp({ settings: { Mindbox: ALL.Mindbox } })
    agreed.add('recommendations').add('marketing')
    await refresh()
    expect(started).toEqual(['Mindbox'])
  })

  test('nothing that is switched off', async () => {
    const { refresh, agreed, off, started } = setUp()
    agreed.add('marketing')
    off.add('Mindbox')
    await refresh()
    expect(started).toEqual(['YaRetailMedia'])
  })

  test('call tracking and chat start 5 s after the app, not earlier, and once', async () => {
    const { refresh, agreed, started } = setUp()
    agreed.add('statistics').add('chat')
    await refresh()
    await vi.advanceTimersByTimeAsync(3000)
    await refresh()
    await vi.advanceTimersByTimeAsync(1990)
    expect(started).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(started).toEqual(['Calltouch', 'Openline'])
    await refresh()
    expect(started).toHaveLength(2)
  })

  test('one that was allowed late starts at once', async () => {
    const { refresh, agreed, started } = setUp()
    await vi.advanceTimersByTimeAsync(8000)
    agreed.add('chat')
    await refresh()
    expect(started).toEqual(['Openline'])
  })
})

describe('what is told', () => {
  test('one that starts late hears of the page, the customer and the cart as they are, not of what was done', async () => {
    const { run, refresh, agreed, notified } = setUp()
    run.notify({ kind: 'category', id: '1' })
    run.notify({ kind: 'product', code: '00-00000001' })
    run.notify({ kind: 'added', code: '00-00000001' })
    run.notify({ kind: 'cart', items: [] })
    agreed.add('recommendations')
    await refresh()
    expect(notified).toEqual([
      ['RetailRocket', { kind: 'product', code: '00-00000001' }],
      ['RetailRocket', { kind: 'cart', items: [] }],
    ])
  })

  test('an order of the first seconds reaches call tracking once it has started', async () => {
    const { run, refresh, agreed, notified } = setUp()
    const order = { kind: 'order', goal: 'order-retail', orderNumber: '7', items: [] } as const
    run.notify({ ...order, orderNumber: '6' })
    agreed.add('statistics')
    await refresh()
    run.notify(order)
    await vi.advanceTimersByTimeAsync(6000)
    expect(notified).toEqual([['Calltouch', order]])
  })

  test('consent taken back stops one, in this tab and, untold, in the others', async () => {
    const { run, refresh, agreed, notified, stopped } = setUp()
    agreed.add('recommendations')
    await refresh()
    agreed.clear()
    run.notify({ kind: 'category', id: '1' })
    expect([notified, stopped]).toEqual([[], []])
    expect(await refresh()).toBe(true)
    expect(stopped).toEqual(['RetailRocket'])
    expect(await refresh()).toBe(false)
  })

  test('one that throws harms no other', async () => {
    const broken = {
      notify: () => {
        throw new Error('broken')
      },
    }
    const { run, refresh, agreed, notified } = setUp({}, { RetailRocket: broken })
    agreed.add('recommendations').add('marketing')
    await refresh()
    expect(() => run.notify({ kind: 'category', id: '1' })).not.toThrow()
    expect(notified.map(([name]) => name)).toEqual(['Mindbox', 'YaRetailMedia'])
  })

  test('a block is served by the first that can; without one nobody is asked', async () => {
    const recommend = async () => ['00-00000001']
    const { run, refresh, agreed } = setUp(
      {},
      { RetailRocket: { recommend: () => undefined }, Mindbox: { recommend } },
    )
    expect(run.recommend({ kind: 'similar', codes: [] })).toBeUndefined()
    agreed.add('recommendations').add('marketing')
    await refresh()
    expect(await run.recommend({ kind: 'similar', codes: [] })).toEqual(['00-00000001'])
  })
})
