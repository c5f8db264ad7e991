import { CodeSentWords } from '@/components/form/code-sent-words'
import { Button } from '@/components/ui/button'
import styles from './sign-in.module.css'

type Props = {
  recipient: string
  digits: number | undefined
  isTold: boolean | undefined
  changeTitle: string
  onChange: () => void
}

/** Where the code went, and the way back when that was a mistake. */
export function CodeSent({ changeTitle, onChange, ...sent }: Props) {
  return (
    <p className={styles.sent} role="status">
      <CodeSentWords {...sent} />
      <Button look="plain" small onClick={onChange}>
        {changeTitle}
      </Button>
    </p>
  )
}
