import { Skeleton } from '@/components/ui/skeleton'
import styles from './storage-list.module.css'

const ROW_PX = 116
const ROWS = ['first', 'second', 'third', 'fourth']
const BLOCKS_PX = [44, 240, 200]

export function StorageListSkeleton() {
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">
        Загружаем комплекты
      </p>
      {ROWS.map((row) => (
        <Skeleton key={row} height={ROW_PX} />
      ))}
    </div>
  )
}

export function StorageSkeleton() {
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">
        Загружаем хранение
      </p>
      {BLOCKS_PX.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  )
}
