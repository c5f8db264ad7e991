/** What a placed order is called in conversion reports, by the group of its buyer. */
const ORDER_GOALS = { client: 'order-retail', corporate: 'order-wholesale' } as const

/** Event of the window that whatever counts conversions listens to; nothing listens while analytics is off. */
export const GOAL_EVENT = 'arus:goal'

export type ReachedGoal = { goal: (typeof ORDER_GOALS)[keyof typeof ORDER_GOALS]; orderNumber: string }

export function reachOrderGoal(group: keyof typeof ORDER_GOALS, orderNumber: string): void {
  const detail: ReachedGoal = { goal: ORDER_GOALS[group], orderNumber }
  window.dispatchEvent(new CustomEvent<ReachedGoal>(GOAL_EVENT, { detail }))
}
