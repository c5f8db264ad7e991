'use client'

import { Button } from '@/components/ui/button'
import { usePending } from '@/lib/interaction/use-pending'
import { useUser } from '@/stores/user/use-user'
import { useChangeShop } from '../hooks/use-change-shop'
import styles from './choose-shop-button.module.css'

/** Makes a shop one's own, from its place in the list. Keeps its box empty until the present choice is known. */
export function ChooseShopButton({ supplierId, title }: { supplierId: number; title: string }) {
  const chosen = useUser((user) => (user.status === 'unknown' ? undefined : user.supplier))
  const changeShop = useChangeShop()
  const [isPending, run] = usePending()

  return (
    <p className={styles.box}>
      {chosen === supplierId && <span className={styles.chosen}>Ваш магазин</span>}
      {chosen !== undefined && chosen !== supplierId && (
        <Button
          look="secondary"
          small
          aria-disabled={isPending}
          aria-label={`Выбрать магазин: ${title}`}
          onClick={() => void run(() => changeShop(supplierId))}
        >
          Выбрать магазин
        </Button>
      )}
    </p>
  )
}
