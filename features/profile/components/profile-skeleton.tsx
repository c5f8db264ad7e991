import { Skeleton } from '@/components/ui/skeleton'
import styles from './profile.module.css'

/** Heights of the sections of an ordinary profile. */
const SECTIONS_PX = [252, 308, 228, 236]

export function ProfileSkeleton() {
  return (
    <div className={styles.profile}>
      {SECTIONS_PX.map((height) => (
        <div key={height} className={styles.section}>
          <Skeleton height={32} width={240} />
          <Skeleton height={height - 48} />
        </div>
      ))}
    </div>
  )
}
