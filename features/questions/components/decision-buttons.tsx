'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { isGatewayError } from '@/lib/gateway/errors'
import { NO_ANSWER } from '@/lib/gateway/wire/no-answer'
import { usePending } from '@/lib/interaction/use-pending'
import type { Decision } from '../api/moderation-calls'
import { DeskTextForm } from './desk-text-form'
import { isOutdated } from './is-outdated'
import styles from './questions.module.css'

type Props = {
  what: 'вопрос' | 'ответ'
  written: { id: string; status: Decision['seen'] }
  onDecide: (decision: Decision) => Promise<void>
  onOutdated: () => Promise<void>
  children?: ReactNode
}

/** Publishes what was written, or refuses it with a reason. */
export function DecisionButtons({ what, written: { id, status }, onDecide, onOutdated, children }: Props) {
  const [isRefusing, setRefusing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = usePending()

  const publish = async () => {
    setProblem(undefined)
    try {
      await onDecide({ id, seen: status, decision: 'publish' })
    } catch (cause) {
      if (await isOutdated(cause, onOutdated)) return
      setProblem(isGatewayError(cause) ? cause.message : NO_ANSWER)
    }
  }

  return (
    <>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        {status !== 'published' && (
          <Button small aria-disabled={isBusy} onClick={() => void run(publish)}>
            Опубликовать {what}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button small look="secondary" aria-expanded={isRefusing} onClick={() => setRefusing(!isRefusing)}>
            {status === 'published' ? 'Снять с публикации' : `Отклонить ${what}`}
          </Button>
        )}
        {children}
      </div>
      {isRefusing && (
        <DeskTextForm
          label="Причина для автора"
          submit="Отклонить"
          isRequired
          required="Напишите автору, почему"
          onOutdated={onOutdated}
          onSave={async (reason) => {
            await onDecide({ id, seen: status, decision: 'reject', reason })
            setRefusing(false)
          }}
        />
      )}
    </>
  )
}
