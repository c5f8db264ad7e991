import type * as z from 'zod'
import { formatPrice } from '@/gateway/core/text/format-price'
import { toKopecks } from '@/gateway/services/checkout/order-request'
import type { orderConflict } from '@/lib/gateway/contracts/orders/order-shapes'
import { GatewayError } from '@/lib/gateway/errors'

export type OrderConflict = z.input<typeof orderConflict>
export type LineConflict = NonNullable<OrderConflict['lines']>[number]

const CHANGED = 'Цены или наличие изменились. Проверьте заказ и подтвердите его ещё раз.'
const BONUSES_CHANGED = 'Столько бонусов списать уже нельзя. Проверьте заказ и подтвердите его ещё раз.'
const GIFT_CHANGED = 'На подарочной карте осталось меньше. Проверьте заказ и подтвердите его ещё раз.'
const INTERVAL_GONE = 'Выбранное время доставки уже недоступно. Выберите другое.'

const AGREED_NOW =
  'Сюда везёт перевозчик: цену доставки менеджер назовёт по телефону. Проверьте заказ и подтвердите его ещё раз.'

function feeChanged(rubles: number, isAgreed: boolean) {
  if (isAgreed) return AGREED_NOW
  const price = rubles === 0 ? 'бесплатная' : `стоит ${formatPrice(toKopecks(rubles))}`
  return `Доставка теперь ${price}. Проверьте заказ и подтвердите его ещё раз.`
}

type Context = { isDeliveryAgreed?: boolean }

function messageOf(
  { lines, deliveryPrice, writeoffBonuses, giftAmount }: OrderConflict,
  { isDeliveryAgreed = false }: Context,
) {
  const [only, ...others] = lines ?? []
  if (only && others.length === 0) return only.message
  if (only) return CHANGED
  if (typeof deliveryPrice === 'number') return feeChanged(deliveryPrice, isDeliveryAgreed)
  if (typeof giftAmount === 'number') return GIFT_CHANGED
  return typeof writeoffBonuses === 'number' ? BONUSES_CHANGED : INTERVAL_GONE
}

/** Refuses an order until the shopper has seen the changes. */
export function refuseChanged(conflict: OrderConflict, context: Context = {}): GatewayError {
  return new GatewayError({
    kind: 'conflict',
    message: messageOf(conflict, context),
    body: {
      data: conflict,
      errors: (conflict.lines ?? []).map(({ productExternalId, message }) => ({
        field: productExternalId,
        message,
      })),
    },
  })
}
