import { Button } from '@/components/ui/button'
import { CODE_DIGITS } from '@/lib/validation/masks'
import styles from './sign-in.module.css'

type Props = { recipient: string; digits: number | undefined; changeTitle: string; onChange: () => void }

/** Where the code went, and the way back when that was a mistake. */
export function CodeSent({ recipient, digits = CODE_DIGITS, changeTitle, onChange }: Props) {
  return (
    <p className={styles.sent} role="status">
      <span>
        Отправили код на <b className="no-break">{recipient}</b>.
        {digits > CODE_DIGITS && ` В нём ${digits} цифр. Он мог прийти раньше и действует три часа.`}
      </span>
      <Button look="plain" small onClick={onChange}>
        {changeTitle}
      </Button>
    </p>
  )
}
