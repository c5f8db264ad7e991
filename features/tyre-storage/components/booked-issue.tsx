'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dayWords } from '@/components/booking/day-words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/no-answer'
import { callOffIssue } from '../api/issue-writes'
import { STORAGE_KEY } from '../api/storage-queries'
import type { StorageIssue } from '../model/storage'
import styles from './storage-screen.module.css'

/** When and where the wheels are handed out; calling it off is asked for twice. */
export function BookedIssue({ issue }: { issue: StorageIssue }) {
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const isDone = issue.status.code === 'done'

  useEffect(() => {
    if (isAsked) confirm.current?.focus()
  }, [isAsked])

  const callOff = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await callOffIssue(issue.order_number, issue.id)
      await queries.invalidateQueries({ queryKey: STORAGE_KEY })
    } catch (error) {
      setProblem(isGatewayError(error) ? error.message : NO_ANSWER)
    } finally {
      setBusy(false)
    }
  }

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
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {issue.can_cancel && !isAsked && (
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => setAsked(true)}>
            Отменить выдачу
          </Button>
        </div>
      )}
      {issue.can_cancel && isAsked && (
        <div className={styles.actions} role="group" aria-label="Отменить выдачу?">
          <Button ref={confirm} aria-disabled={isBusy} onClick={() => void callOff()}>
            {isBusy ? 'Отменяем…' : 'Да, отменить'}
          </Button>
          <Button look="secondary" onClick={() => setAsked(false)}>
            Оставить
          </Button>
        </div>
      )}
    </section>
  )
}
