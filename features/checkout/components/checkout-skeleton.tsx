import { Skeleton } from '@/components/ui/skeleton'
import styles from './checkout.module.css'

const STEP_PX = 88
const OPEN_STEP_PX = 420
const SUMMARY_PX = 320

export function CheckoutSkeleton({ text }: { text?: string }) {
  return (
    <div className={styles.layout}>
      {text && (
        <p className="visually-hidden" role="status">
          {text}
        </p>
      )}
      <div className={styles.steps} aria-hidden="true">
        <Skeleton height={OPEN_STEP_PX} />
        <Skeleton height={STEP_PX} />
        <Skeleton height={STEP_PX} />
        <Skeleton height={STEP_PX} />
      </div>
      <div aria-hidden="true">
        <Skeleton height={SUMMARY_PX} />
      </div>
    </div>
  )
}
