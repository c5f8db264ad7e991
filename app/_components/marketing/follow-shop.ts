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
  tell: (event: MarketingEvent) => void,
): () => void {
  const tellOfChange = createTeller(tell)
  const tellCustomer = () => {
    const state = user.getState()
    if (state.status !== 'unknown') {
      tellOfChange({ kind: 'customer', customer: state.isAuthorized ? toMarketingCustomer(state) : null })
    }
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellCart = () => {
    const { status, confirmed } = cart.getState()
    if (status === 'ready') tellOfChange({ kind: 'cart', items: toCartItems(confirmed) })
  }
  const tellWishes = () => {
    const { status, bookmarks: kept } = bookmarks.getState()
    if (status === 'ready') tellOfChange({ kind: 'wish-list', items: toWishItems(kept.products) })
  }
  let before: readonly CartLine[] = cart.getState().confirmed
  const stops = [
    user.subscribe(tellCustomer),
    cart.subscribe((now, previous) => {
      if (now.confirmed === previous.confirmed && now.status === previous.status) return
      before = previous.confirmed
      clearTimeout(timer)
      timer = setTimeout(tellCart, CART_SILENCE_MS)
    }),
    cartActions.listen(({ kind }) => {
      if (kind !== 'added') return
      for (const code of addedCodes(before, cart.getState().confirmed)) tell({ kind: 'added', code })
    }),
    bookmarks.subscribe(tellWishes),
    onGoal((goal) => tell({ kind: 'order', ...goal })),
    () => clearTimeout(timer),
  ]
  tellCustomer()
  tellCart()
  tellWishes()
  return () => stops.forEach((stop) => stop())
}

/** Passes an event on unless it repeats the last one of its kind. */
function createTeller(tell: (event: MarketingEvent) => void) {
  const said = new Map<string, string>()
  return (event: MarketingEvent) => {
    const text = JSON.stringify(event)
    if (said.get(event.kind) === text) return
    said.set(event.kind, text)
    tell(event)
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
