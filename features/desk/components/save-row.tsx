import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageIn } from '@/lib/forms/message-in'
import styles from './desk.module.css'

type Props = {
  isPending: boolean
  /** Why the form was not saved. */
  error: unknown
  onCancel: () => void
  /** Words of the button that sends the form. */
  children: string
}

/** The end of a form that stands in the place of what it changes. */
export function SaveRow({ isPending, error, onCancel, children }: Props) {
  return (
    <>
      {error !== null && <Notice kind="error">{messageIn(error)}</Notice>}
      <div className={styles.tabs}>
        <Button type="submit" small aria-disabled={isPending}>
          {isPending ? 'Сохраняем…' : children}
        </Button>
        <Button small look="plain" onClick={onCancel}>
          Отменить
        </Button>
      </div>
    </>
  )
}
