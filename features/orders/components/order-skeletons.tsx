import { Skeleton } from '@/components/ui/skeleton'
import styles from './list/order-list.module.css'

const ROW_PX = 112
const ROWS = ['first', 'second', 'third', 'fourth']
const BLOCKS_PX = [72, 280, 200]

export function OrderListSkeleton() {
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">
        Загружаем заказы
      </p>
      {ROWS.map((row) => (
        <Skeleton key={row} height={ROW_PX} />
      ))}
    </div>
  )
}

export function OrderSkeleton() {
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">
        Загружаем заказ
      </p>
      {BLOCKS_PX.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
