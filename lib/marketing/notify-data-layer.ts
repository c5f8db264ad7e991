import { GOAL_EVENT, type ReachedGoal } from './order-goals'
import { pageGlobal, setPageGlobal } from './page-global'

const LAYER = 'dataLayer'

/** Passes reached goals to the page's conversion counters, until the returned function is called. */
export function notifyDataLayer(isAllowed: () => boolean): () => void {
  const listener = (event: Event) => {
    if (!(event instanceof CustomEvent) || !isAllowed()) return
    // The guarantee: only `reachOrderGoal` sends this event.
    const { goal, orderNumber } = event.detail as ReachedGoal
    const layer = pageGlobal(LAYER)
    if (Array.isArray(layer)) layer.push({ event: goal, orderNumber })
    else setPageGlobal(LAYER, [{ event: goal, orderNumber }])
  }
  window.addEventListener(GOAL_EVENT, listener)
  return () => window.removeEventListener(GOAL_EVENT, listener)
}
