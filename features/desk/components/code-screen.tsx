'use client'

import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@/components/ui/empty-state'
import { formatMoment } from '@/lib/format/format-moment'
import { formatPhone } from '@/lib/format/phone'
import { deskCodesOptions } from '../api/code-queries'
import { DeskPending } from './desk-pending'
import codeStyles from './codes.module.css'
import styles from './desk.module.css'

/** Codes that nothing sends, to be told to callers: the newest stands on top. */
export function CodeScreen() {
  const { data, error, refetch } = useQuery(deskCodesOptions)
  if (!data) return <DeskPending error={error} refetch={refetch} lines={6} />
  return (
    <div className={styles.screen}>
      <p className={styles.soft}>
        Здесь коды тех, кому магазин не может отправить СМС или письмо. Прежде чем назвать код, убедитесь, что
        говорите с владельцем телефона или почты: код открывает его кабинет.
      </p>
      {data.codes.length === 0 ? (
        <EmptyState title="Кодов нет" text="Они появятся, когда покупатель попросит код на сайте." />
      ) : (
        <ul className={styles.list} aria-label="Коды" aria-live="polite">
          {data.codes.map(({ id, recipient, text, expiresAt }) => (
            <li key={id} className={codeStyles.code}>
              <p className={styles.what}>{recipient.includes('@') ? recipient : formatPhone(recipient)}</p>
              <p>{text}</p>
              <p className={styles.soft}>до {formatMoment(expiresAt)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
