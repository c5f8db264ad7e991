'use client'

import { Button } from '@/components/ui/button'
import { usePending } from '@/lib/interaction/use-pending'
import styles from './form.module.css'

type Props = { seconds: number; isTold?: boolean | undefined; onResend: () => Promise<void> }

/** Requests another one-time code, when the sender allows it. */
export function ResendCode({ seconds, isTold = false, onResend }: Props) {
  const [isBusy, run] = usePending()
  if (seconds > 0) {
    return <p className={styles.resend}>Новый код можно запросить через {formatSeconds(seconds)}</p>
  }
  return (
    <p className={styles.resend}>
      <Button look="plain" aria-busy={isBusy} onClick={() => void run(onResend)}>
        {isTold ? 'Запросить новый код' : 'Отправить код ещё раз'}
      </Button>
    </p>
  )
}

/** `1:05`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
