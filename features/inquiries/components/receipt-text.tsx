import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './inquiry-form.module.css'

type Props = { ref?: Ref<HTMLHeadingElement>; number: string; email: string | undefined }

/** What a visitor who has written may keep: the number, and where the answer will come. */
export function ReceiptText({ ref, number, email }: Props) {
  return (
    <>
      <h2 ref={ref} className={styles.receiptTitle} tabIndex={-1}>
        <Icon name="check" /> Получили, спасибо
      </h2>
      <p>
        Номер обращения: <strong className={styles.number}>{number}</strong>. Назовите его, если будете
        звонить.
      </p>
      {email && (
        <p>
          Ответим в течение рабочего дня на <span className={styles.email}>{email}</span>.
        </p>
      )}
    </>
  )
}
