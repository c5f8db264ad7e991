import { type CartItem, toCartItems } from './marketing-data'

/** What a placed order is called in conversion reports, by the group of its buyer. */
const ORDER_GOALS = { client: 'order-retail', corporate: 'order-wholesale' } as const

/** Event of the window for scripts that count conversions. */
export const GOAL_EVENT = 'arus:goal'

export type ReachedGoal = {
  goal: (typeof ORDER_GOALS)[keyof typeof ORDER_GOALS]
  orderNumber: string
  /** What was ordered, as far as the services know it by code. */
  items: readonly CartItem[]
}

export function reachOrderGoal(
  group: keyof typeof ORDER_GOALS,
  orderNumber: string,
  lines: Parameters<typeof toCartItems>[0],
): void {
  const detail: ReachedGoal = { goal: ORDER_GOALS[group], orderNumber, items: toCartItems(lines) }
  window.dispatchEvent(new CustomEvent<ReachedGoal>(GOAL_EVENT, { detail }))
}
