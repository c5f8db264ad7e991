import { Button } from '@/components/ui/button'
import styles from './vehicle-picker.module.css'

/** As high as a list of a step, so that the window does not jump. */
export const SKELETON_PX = 320

export function FailedStep({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.empty}>Список не загрузился. Проверьте связь и повторите.</p>
      <Button onClick={onRetry}>Повторить</Button>
    </div>
  )
}
