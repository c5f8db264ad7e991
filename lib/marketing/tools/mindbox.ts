import type { Connection, ConnectionPage } from '../integration'
import { loadScript } from '../load-script'
import { pageGlobal, setPageGlobal } from '../page-global'
import { readCodes } from '../read-codes'
import type { MarketingSettings } from '../settings'
import {
  checkCustomer,
  type PlatformOperation,
  recommendationBlock,
  toPlatformOperation,
} from './mindbox-operations'

const API = 'mindbox'

/** How long an answer is waited for, the platform's script included. */
const ANSWER_MS = 5000

type Command = (kind: string, request: object) => void
type Waiting = Command & { queue: unknown[] }

export type Platform = {
  /** Sends an event to the platform; resolves when it was accepted. Errors are logged and reject. */
  inform: (operation: PlatformOperation) => Promise<unknown>
  /** Sends a request to the platform and resolves to its answer. Errors are logged and reject. */
  call: (operation: PlatformOperation) => Promise<unknown>
  stop: () => void
}

/** The marketing platform's own way of being called: commands wait in its queue until its script has come. */
export function createPlatform({ endpointId, script }: { endpointId: string; script: string }): Platform {
  let isStopped = false
  const failures = new Set<(reason: Error) => void>()
  let lost: Error | undefined

  if (!pageGlobal(API)) setPageGlobal(API, createWaiting())
  command('create', { endpointId })
  loadScript(script).catch((error: Error) => {
    lost = error
    for (const fail of failures) fail(error)
  })

  const run = async (kind: 'async' | 'sync', { operation, data }: PlatformOperation): Promise<unknown> => {
    try {
      return await new Promise<unknown>((resolve, reject) => {
        if (isStopped) throw new Error('The platform is switched off')
        if (lost) throw lost
        const timer = setTimeout(reject, ANSWER_MS, new Error('No answer'))
        const end = () => {
          clearTimeout(timer)
          failures.delete(fail)
        }
        const fail = (reason: unknown) => {
          end()
          reject(reason instanceof Error ? reason : new Error(describe(reason)))
        }
        failures.add(fail)
        command(kind, {
          operation,
          data,
          onSuccess: (answer: unknown) => {
            end()
            resolve(answer)
          },
          onError: fail,
        })
      })
    } catch (error) {
      // oxlint-disable-next-line no-console -- so the specification wants it
      console.error(`Mindbox ${operation}`, error)
      throw error
    }
  }

  return {
    inform: (operation) => run('async', operation),
    call: (operation) => run('sync', operation),
    stop() {
      isStopped = true
      const waiting = pageGlobal(API)
      if (isWaiting(waiting)) waiting.queue = []
    },
  }
}

/** The marketing platform: who the customer is, what he looks at, holds in the cart and keeps. */
export function connectMindbox(
  { endpointId, script, blocks }: NonNullable<MarketingSettings['Mindbox']>,
  { onReady }: ConnectionPage,
): Connection {
  const platform = createPlatform({ endpointId, script })
  let known: string | undefined
  onReady()

  return {
    notify(event) {
      if (event.kind === 'customer' && event.customer && event.customer.externalId !== known) {
        known = event.customer.externalId
        forget(platform.call(checkCustomer(event.customer)))
      }
      const operation = toPlatformOperation(event)
      if (operation) forget(platform.inform(operation))
    },
    recommend({ kind, codes }) {
      const operation = blocks[kind]
      return operation === undefined
        ? undefined
        : platform.call(recommendationBlock(operation, codes)).then(readBlock)
    },
    stop: platform.stop,
  }
}

/** What went wrong has been logged, and the page waits for nothing of it. */
function forget(notified: Promise<unknown>): void {
  notified.catch(() => undefined)
}

function command(kind: string, request: object): void {
  const found = pageGlobal(API)
  if (typeof found === 'function') Reflect.apply(found, undefined, [kind, request])
}

function createWaiting(): Waiting {
  const waiting: Waiting = Object.assign((...args: unknown[]) => void waiting.queue.push(args), {
    queue: [] as unknown[],
  })
  return waiting
}

function isWaiting(found: unknown): found is Waiting {
  return typeof found === 'function' && 'queue' in found
}

function describe(reason: unknown): string {
  return typeof reason === 'object' && reason !== null ? JSON.stringify(reason) : String(reason)
}

function readBlock(answer: unknown): string[] {
  return typeof answer === 'object' && answer !== null
    ? readCodes(Reflect.get(answer, 'recommendations'))
    : []
}
