import type { Connection, ConnectionPage } from '../integration'
import { loadScript } from '../load-script'
import { pageGlobal, setPageGlobal } from '../page-global'
import type { MarketingSettings } from '../settings'

const API = 'ct'
/** Where the script looks for the name of its function. */
const NAME = 'CalltouchDataObject'

/** Call tracking: replaces phone numbers without further calls, and receives conversions. */
export function connectCalltouch(
  { id, script }: NonNullable<MarketingSettings['Calltouch']>,
  { onReady }: ConnectionPage,
): Connection {
  let isStopped = false
  setPageGlobal(NAME, API)
  if (!pageGlobal(API)) setPageGlobal(API, createWaiting())
  const address = new URL(script)
  address.searchParams.set('id', id)
  loadScript(address.href).then(onReady, () => {
    isStopped = true
  })

  return {
    notify(event) {
      if (event.kind !== 'order' || isStopped) return
      try {
        const send = pageGlobal(API)
        if (typeof send === 'function') {
          Reflect.apply(send, undefined, [id, 'goal', event.goal, { orderNumber: event.orderNumber }])
        }
      } catch {
        return
      }
    },
    stop() {
      isStopped = true
    },
  }
}

function createWaiting() {
  const callbacks: unknown[] = []
  return Object.assign((...args: unknown[]) => void callbacks.push(args), { callbacks })
}
