'use client'

import { lazy, Suspense, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { CartLine } from '@/stores/cart/cart-line'
import { linesToHandOn } from '../model/lines-to-hand-on'
import type { LineHandlers } from './lines/cart-line-row'
import styles from './cart-toolbar.module.css'
import { CartUpload } from './upload/cart-upload'

const HandOnDialog = lazy(async () => ({ default: (await import('./hand-on-dialog')).HandOnDialog }))

type Props = {
  lines: readonly CartLine[]
  selected: readonly CartLine[]
  onSelectAll: (isSelected: boolean) => void
  handlers: LineHandlers
}

/** Actions on many lines at once, and exports of the list. */
export function CartToolbar({ lines, selected, onSelectAll, handlers }: Props) {
  const [way, setWay] = useState<'share' | 'print'>()
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
        <Checkbox checked={isAll} onValue={onSelectAll} />
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
        <Button look="plain" small onClick={() => setWay('share')}>
          <Icon name="copy" size={16} />
          Поделиться
        </Button>
        <Button look="plain" small className={styles.print} onClick={() => setWay('print')}>
          Распечатать
        </Button>
      </div>
      {way !== undefined && (
        <Suspense>
          <HandOnDialog way={way} lines={linesToHandOn(lines, selected)} onClose={() => setWay(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
