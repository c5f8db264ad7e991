import { Skeleton } from '@/components/ui/skeleton'
import styles from './company.module.css'

const CARD_PX = 172

export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={CARD_PX} />
      ))}
    </div>
  )
}
