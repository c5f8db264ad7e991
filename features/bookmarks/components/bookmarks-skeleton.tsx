import { Skeleton } from '@/components/ui/skeleton'
import styles from './bookmarks-screen.module.css'

const ROWS = ['first', 'second', 'third']

export function BookmarksSkeleton() {
  return (
    <div>
      {ROWS.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton height={80} width={80} />
          <div className={styles.lines}>
            <Skeleton height={20} width="40%" />
            <Skeleton height={20} width="70%" />
          </div>
        </div>
      ))}
    </div>
  )
}
