'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { notify } from '@/components/ui/toast/notify'
import type { CartLine } from '@/stores/cart/cart-line'
import { cartAsText } from '../model/cart-as-text'
import type { LineHandlers } from './lines/cart-line-row'
import styles from './cart-toolbar.module.css'
import { CartUpload } from './upload/cart-upload'

type Props = {
  lines: readonly CartLine[]
  selected: readonly CartLine[]
  onSelectAll: (isSelected: boolean) => void
  handlers: LineHandlers
}

/** Actions on many lines at once, and exports of the list. */
export function CartToolbar({ lines, selected, onSelectAll, handlers }: Props) {
  const isAll = selected.length === lines.length
  const ids = selected.map(({ productId }) => productId)
  const place = (isInOrder: boolean) => {
    for (const line of selected) {
      if (line.isInOrder !== isInOrder) handlers.change(line.productId, { isInOrder })
    }
  }
  return (
    <div className={styles.toolbar}>
      <label className={styles.all}>
        <input type="checkbox" checked={isAll} onChange={(event) => onSelectAll(event.target.checked)} />
        {selected.length > 0 ? `Выбрано: ${selected.length}` : 'Выбрать все'}
      </label>
      {selected.length > 0 && (
        <div className={styles.group} role="group" aria-label="С выбранными">
          {selected.some(({ isInOrder }) => isInOrder) && (
            <Button look="secondary" small onClick={() => place(false)}>
              Отложить
            </Button>
          )}
          {selected.some(({ isInOrder }) => !isInOrder) && (
            <Button look="secondary" small onClick={() => place(true)}>
              В заказ
            </Button>
          )}
          <Button look="secondary" small onClick={() => handlers.remove(ids)}>
            Удалить
          </Button>
        </div>
      )}
      <div className={styles.tools}>
        <CartUpload />
        <Button look="plain" small onClick={() => void share(lines)}>
          <Icon name="copy" size={16} />
          Поделиться
        </Button>
        <Button look="plain" small className={styles.print} onClick={() => window.print()}>
          Распечатать
        </Button>
      </div>
    </div>
  )
}

/** Through the device's own ways where it has them, else by the clipboard. */
async function share(lines: readonly CartLine[]): Promise<void> {
  const text = cartAsText(lines)
  try {
    if (navigator.share) return await navigator.share({ text })
    await navigator.clipboard.writeText(text)
    await notify({ kind: 'ok', title: 'Копирование', text: 'Список товаров скопирован' })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    await notify({ kind: 'error', title: 'Ошибка', text: 'Браузер не дал скопировать список' })
  }
}
