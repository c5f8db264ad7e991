import { Skeleton } from '@/components/ui/skeleton'
import styles from './cart-skeleton.module.css'

const LINES = ['first', 'second', 'third']

/** The cart before it is known. */
export function CartSkeleton() {
  return (
    <div className={styles.columns}>
      <div>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton height={80} width={80} />
            <div className={styles.facts}>
              <Skeleton height={20} width="40%" />
              <Skeleton height={20} width="80%" />
              <Skeleton height={44} width={140} />
            </div>
            <Skeleton height={24} width={96} />
          </div>
        ))}
      </div>
      <Skeleton height={220} />
    </div>
  )
}
