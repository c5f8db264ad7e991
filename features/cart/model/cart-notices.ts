import type { Notice } from '@/components/ui/toast/notice'
import { formatCount } from '@/lib/format/plural'
import { formatPrice } from '@/lib/format/price'
import { UNAVAILABLE_MESSAGE } from '@/lib/gateway/wire/failure-texts'
import { type CartEvent, type CartRefusal, OUT_OF_STOCK, type ShownChange } from '@/stores/cart/cart-events'
import type { CartSummary } from '@/stores/cart/cart-summary'
import { GOODS, OUT_OF_STOCK_TEXT } from './messages'

const CHANGES: Readonly<Record<ShownChange, string>> = {
  quantity: 'Количество товара изменено',
  postponed: 'Отложено',
  returned: 'Возвращено в заказ',
}

/** The notice of a write; undefined when the screen itself shows it. */
export function toNotice(event: CartEvent): Notice | undefined {
  switch (event.kind) {
    case 'added':
      return { kind: 'ok', title: 'Товар добавлен в корзину', text: summaryText(event.summary) }
    case 'changed':
      return { kind: 'ok', title: CHANGES[event.what], text: summaryText(event.summary) }
    case 'limited':
      return {
        kind: 'warning',
        title: 'Больше нет в наличии',
        text: `Есть только ${event.quantity} шт., все они уже в корзине`,
      }
    case 'removed':
      return undefined
    case 'refused':
      return refusalNotice(event.action, event.refusals)
  }
}

export function summaryText({ count, total }: CartSummary): string {
  if (count === 0) return 'В заказе нет товаров'
  return `В корзине ${formatCount(count, GOODS)} на сумму ${formatPrice(total)}`
}

function refusalNotice(action: 'add' | 'change' | 'remove', refusals: readonly CartRefusal[]): Notice {
  if (refusals.some(({ code }) => code === OUT_OF_STOCK)) {
    return { kind: 'warning', title: 'Предупреждение', text: OUT_OF_STOCK_TEXT }
  }
  const said = refusals.find(({ message }) => message !== null)?.message
  return {
    kind: 'error',
    title: 'Ошибка',
    text: action === 'add' ? UNAVAILABLE_MESSAGE : (said ?? UNAVAILABLE_MESSAGE),
  }
}
