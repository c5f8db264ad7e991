import type { MarketingEvent } from '@/lib/marketing/integration'
import {
  toCartItems,
  toMarketingCode,
  toMarketingCustomer,
  toWishItems,
} from '@/lib/marketing/marketing-data'
import { GOAL_EVENT, type ReachedGoal } from '@/lib/marketing/order-goals'
import type { CartLine } from '@/stores/cart/cart-line'
import type { Stores } from '@/stores/create-stores'

/** Silence after which a changed cart is reported: a stepper is pressed many times. */
const CART_SILENCE_MS = 500

/** Reports changes of the page's stores, from their present state on, until the returned function is called. */
export function followShop(
  { user, cart, cartActions, bookmarks }: Stores,
  notify: (event: MarketingEvent) => void,
): () => void {
  const notifyOfChange = createTeller(notify)
  const notifyCustomer = () => {
    const state = user.getState()
    if (state.status !== 'unknown') {
      notifyOfChange({ kind: 'customer', customer: state.isAuthorized ? toMarketingCustomer(state) : null })
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const notifyCart = () => {
    const { status, confirmed } = cart.getState()
    if (status === 'ready') notifyOfChange({ kind: 'cart', items: toCartItems(confirmed) })
  }
  const notifyWishes = () => {
    const { status, bookmarks: stored } = bookmarks.getState()
    if (status === 'ready') notifyOfChange({ kind: 'wish-list', items: toWishItems(stored.products) })
  }
  let before: readonly CartLine[] = cart.getState().confirmed
  const stops = [
    user.subscribe(notifyCustomer),
    cart.subscribe((now, previous) => {
      if (now.confirmed === previous.confirmed && now.status === previous.status) return
      before = previous.confirmed
      clearTimeout(timer)
      timer = setTimeout(notifyCart, CART_SILENCE_MS)
    }),
    cartActions.listen(({ kind }) => {
      if (kind !== 'added') return
      for (const code of addedCodes(before, cart.getState().confirmed)) notify({ kind: 'added', code })
    }),
    bookmarks.subscribe(notifyWishes),
    onGoal((goal) => notify({ kind: 'order', ...goal })),
    () => clearTimeout(timer),
  ]
  notifyCustomer()
  notifyCart()
  notifyWishes()
  return () => stops.forEach((stop) => stop())
}

/** Passes an event on unless it repeats the last one of its kind. */
function createTeller(notify: (event: MarketingEvent) => void) {
  const said = new Map<string, string>()
  return (event: MarketingEvent) => {
    const text = JSON.stringify(event)
    if (said.get(event.kind) === text) return
    said.set(event.kind, text)
    notify(event)
  }
}

/** Codes of goods of which there are more than there were. */
export function addedCodes(before: readonly CartLine[], now: readonly CartLine[]): string[] {
  const had = new Map(before.map((line) => [line.productId, line.quantity]))
  return now.flatMap(({ productId, quantity, internalCode }) =>
    quantity > (had.get(productId) ?? 0) ? (toMarketingCode(internalCode) ?? []) : [],
  )
}

function onGoal(hear: (goal: ReachedGoal) => void): () => void {
  const listener = (event: Event) => {
    // The guarantee: only `reachOrderGoal` sends this event.
    if (event instanceof CustomEvent) hear(event.detail as ReachedGoal)
  }
  window.addEventListener(GOAL_EVENT, listener)
  return () => window.removeEventListener(GOAL_EVENT, listener)
}
