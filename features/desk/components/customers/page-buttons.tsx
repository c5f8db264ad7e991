import { Button } from '@/components/ui/button'
import styles from '../desk.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void; label: string }

/** To newer and older entries of a list; nothing for a list of one page. */
export function PageButtons({ page, pages, onPage, label }: Props) {
  if (pages <= 1) return null
  return (
    <div className={styles.tabs} role="group" aria-label={`${label}: страница ${page} из ${pages}`}>
      {page > 1 && (
        <Button small look="secondary" onClick={() => onPage(page - 1)}>
          Новее
        </Button>
      )}
      {page < pages && (
        <Button small look="secondary" onClick={() => onPage(page + 1)}>
          Более ранние
        </Button>
      )}
    </div>
  )
}
