import { Skeleton } from '@/components/ui/skeleton'
import { sectionsFor } from './account-sections'
import styles from './account-overview.module.css'

export function OverviewSkeleton({ hasService }: { hasService: boolean }) {
  return (
    <div className={styles.overview}>
      <div className={styles.person}>
        <Skeleton height={56} width={280} />
      </div>
      <div className={styles.tiles}>
        {sectionsFor('client', { hasService }).map(({ href }) => (
          <div key={href} className={styles.tile}>
            <Skeleton height={24} width={24} />
            <Skeleton height={24} width="50%" />
            <Skeleton height={20} width="80%" />
          </div>
        ))}
      </div>
    </div>
  )
}
