import { CodeSentWords } from '@/components/form/code-sent-words'
import { Button } from '@/components/ui/button'
import { useCodeWays } from '@/stores/user/use-code-ways'
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
  const { shopPhone } = useCodeWays()
  return (
    <p className={styles.sent} role="status">
      <CodeSentWords {...sent} shopPhone={shopPhone} />
      <Button look="plain" small onClick={onChange}>
        {changeTitle}
      </Button>
    </p>
  )
}
