import { Skeleton } from '@/components/ui/skeleton'
import styles from './company.module.css'

const CARD_PX = 172

export function CardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the cards are alike and never change places
        <Skeleton key={index} height={CARD_PX} />
      ))}
    </div>
  )
}
