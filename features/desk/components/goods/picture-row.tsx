import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import desk from '../desk.module.css'
import styles from './product.module.css'

const THUMB_PX = 96

type Props = {
  path: string
  at: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onFirst: () => void
  onRemove: () => void
}

export function PictureRow({ path, at, isLast, onMove, onFirst, onRemove }: Props) {
  const what = `фото ${at + 1}`
  // A row that moves takes its focused button out of the page for a moment.
  const move = (by: -1 | 1, button: HTMLElement) => {
    onMove(by)
    button.focus()
  }
  const isFirst = at === 0
  return (
    <li className={styles.picture}>
      <Picture path={path} alt={`Фото ${at + 1}`} width={THUMB_PX} height={THUMB_PX} />
      <div className={desk.tabs}>
        {isFirst ? (
          <p>Первая: стоит в списках</p>
        ) : (
          <Button small look="secondary" aria-label={`Сделать первой: ${what}`} onClick={onFirst}>
            Сделать первой
          </Button>
        )}
        <Button
          small
          look="secondary"
          aria-label={`Раньше: ${what}`}
          aria-disabled={isFirst}
          onClick={({ currentTarget }) => !isFirst && move(-1, currentTarget)}
        >
          Раньше
        </Button>
        <Button
          small
          look="secondary"
          aria-label={`Позже: ${what}`}
          aria-disabled={isLast}
          onClick={({ currentTarget }) => !isLast && move(1, currentTarget)}
        >
          Позже
        </Button>
        <Button small look="plain" aria-label={`Убрать: ${what}`} onClick={onRemove}>
          Убрать
        </Button>
      </div>
    </li>
  )
}
