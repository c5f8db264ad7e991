'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { dayWords } from '@/components/booking/day-words'
import { ConfirmButton } from '@/components/ui/dialogs/confirm-button'
import { STORAGE_KEY } from '../api/storage-queries'
import type { StorageIssue } from '../model/storage'
import styles from './storage-screen.module.css'

type Props = {
  issue: StorageIssue
  /** Stays when the issue is cancelled. */
  place: RefObject<HTMLElement | null>
}

/** When and where the wheels are handed out; cancelling needs a confirmation. */
export function BookedIssue({ issue, place }: Props) {
  const queries = useQueryClient()
  const isDone = issue.status.code === 'done'
  return (
    <section className={isDone ? `${styles.booked} ${styles.done}` : styles.booked} aria-label="Выдача">
      <div role="status">
        <h2 className={styles.heading}>{isDone ? 'Комплект выдан' : 'Выдача назначена'}</h2>
        <p className={styles.hour}>
          {issue.issue_date && dayWords(issue.issue_date)}, {issue.issue_time}
        </p>
        <p>
          {issue.warehouse}. {issue.address}
        </p>
        {issue.comment && <p className={styles.soft}>Вы написали: {issue.comment}</p>}
      </div>
      {issue.can_cancel && (
        <ConfirmButton
          title="Отменить выдачу"
          yes="Да, отменить"
          place={place}
          onYes={async () => {
            const { callOffIssue } = await import('../api/issue-writes')
            await callOffIssue(issue.order_number, issue.id)
            await queries.invalidateQueries({ queryKey: STORAGE_KEY })
          }}
        />
      )}
    </section>
  )
}
