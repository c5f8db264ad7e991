/** What a line will earn once it is issued; until then it may not be spent. */
export function toRewardRow(
  order: { id: string; number: string; userId: string },
  lineId: number,
  reward: number,
  now: Date,
) {
  return {
    userId: order.userId,
    type: 'reward' as const,
    title: `Начисление за заказ № ${order.number}`,
    amount: reward,
    remaining: reward,
    orderId: order.id,
    orderLineId: lineId,
    createdAt: now,
  }
}
