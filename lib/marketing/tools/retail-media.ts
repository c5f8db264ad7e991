import { PLACE_ATTRIBUTE } from '../ad-place'
import type { Connection, ConnectionPage } from '../integration'
import { loadScript } from '../load-script'
import { callQuietly, pageGlobal, setPageGlobal } from '../page-global'
import type { AdPlace, MarketingSettings } from '../settings'

const QUEUE = 'yaContextCb'
const API = ['Ya', 'Context', 'AdvManager'] as const

/** The retail-media network: fills the places of a page for which the owner has named a block. */
export function connectRetailMedia(
  { script, places }: NonNullable<MarketingSettings['YaRetailMedia']>,
  { onReady }: ConnectionPage,
): Connection {
  let isStopped = false
  let filled = 0
  if (!pageGlobal(QUEUE)) setPageGlobal(QUEUE, [])
  const whenReady = (run: () => void) =>
    callQuietly(pageGlobal(QUEUE), 'push', () => {
      if (!isStopped) run()
    })
  whenReady(onReady)
  loadScript(script).catch(() => {
    isStopped = true
  })

  return {
    fill(elements) {
      for (const element of elements) {
        const place = places[element.getAttribute(PLACE_ATTRIBUTE) ?? '']
        if (!place || element.id || isStopped) continue
        filled += 1
        element.id = `ad-place-${filled}`
        const [method, request] = toAdCall(place, element.id)
        whenReady(() => {
          if (element.isConnected) callQuietly(findApi(), method, request)
        })
      }
    },
    stop() {
      isStopped = true
      setPageGlobal(QUEUE, [])
      for (const element of document.querySelectorAll<HTMLElement>(`[${PLACE_ATTRIBUTE}]`)) {
        element.removeAttribute('id')
        element.replaceChildren()
      }
    },
  }
}

/** A retail-media block is created in a container, an ordinary one is rendered into it; all other settings go along. */
export function toAdCall(place: AdPlace, element: string): readonly ['create' | 'render', object] {
  return 'impId' in place
    ? ['create', { ...place, containerId: element }]
    : ['render', { ...place, renderTo: element }]
}

function findApi(): unknown {
  return API.reduce<unknown>(
    (owner, name) => (typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined),
    window,
  )
}
