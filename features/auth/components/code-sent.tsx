import { Button } from '@/components/ui/button'
import styles from './sign-in.module.css'

type Props = { recipient: string; changeTitle: string; onChange: () => void }

/** Where the code went, and the way back when that was a mistake. */
export function CodeSent({ recipient, changeTitle, onChange }: Props) {
  return (
    <p className={styles.sent} role="status">
      <span>
        Отправили код на <b className="no-break">{recipient}</b>.
      </span>
      <Button look="plain" small onClick={onChange}>
        {changeTitle}
      </Button>
    </p>
  )
}
