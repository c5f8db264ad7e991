import { markHydrated } from '@/framework/next/mark-hydrated'
import { Icon } from '@/components/ui/icon'
import styles from './gallery.module.css'

/** Buttons to the neighbours of a picture, and which one it is. They keep the focus at the ends, where `onGo` leads nowhere. */
export function GalleryArrows({
  index,
  count,
  onGo,
}: {
  index: number
  count: number
  onGo: (index: number) => void
}) {
  if (count < 2) return null
  return (
    <>
      <button
        ref={markHydrated}
        type="button"
        data-replay-click=""
        className={`${styles.arrow} ${styles.previous}`}
        aria-label="Предыдущее фото"
        aria-disabled={index === 0 || undefined}
        onClick={() => onGo(index - 1)}
      >
        <Icon name="chevron-left" size={24} />
      </button>
      <button
        ref={markHydrated}
        type="button"
        data-replay-click=""
        className={`${styles.arrow} ${styles.next}`}
        aria-label="Следующее фото"
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onGo(index + 1)}
      >
        <Icon name="chevron-right" size={24} />
      </button>
      <p className={styles.counter} aria-live="polite">
        <span className="visually-hidden">Фото </span>
        {index + 1} / {count}
      </p>
    </>
  )
}
