import { notify } from '@/components/ui/toast/notify'
import { notifyFailure } from '@/components/ui/toast/notify-failure'
import { isGatewayError } from '@/lib/gateway/errors'
import { useUserActions } from '@/stores/user/use-user-actions'

const SHOP_CHANGED = 'Магазин по умолчанию изменён'

/** So many goods are named. */
const NAMED = 3

/** Of the goods that stay under the former shop, by their titles. */
function linesLeftText(titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).join(', ')
  const others = titles.length > NAMED ? ` и ещё ${titles.length - NAMED}` : ''
  return `Не удалось перенести в выбранный магазин: ${named}${others}. Проверьте корзину.`
}

/** Changes the shop and reports the outcome; an ended session reports itself. Resolves to whether it was changed. */
export function useChangeShop(): (supplierId: number) => Promise<boolean> {
  const { changeShop } = useUserActions()
  return async (supplierId) => {
    try {
      const change = await changeShop(supplierId)
      if (!change) return false
      void notify({ kind: 'ok', title: SHOP_CHANGED })
      if (change.left.length > 0) {
        void notify({ kind: 'warning', title: 'Предупреждение', text: linesLeftText(change.left) })
      }
      return true
    } catch (error) {
      if (isGatewayError(error) && error.kind === 'unauthorized') return false
      void notifyFailure(error)
      return false
    }
  }
}
