'use client'

import { type ReactNode, useState } from 'react'
import { SingleTextForm } from '@/components/form/single-text-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { firstWords } from '@/lib/text/first-words'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { usePending } from '@/lib/interaction/use-pending'
import type { Decision } from '../api/moderation-calls'
import styles from './questions.module.css'

type Props = {
  what: 'вопрос' | 'ответ'
  written: { id: string; text: string; status: Decision['seen'] }
  onDecide: (decision: Decision) => Promise<void>
  /** Whether a failure was handled and need not be shown here. */
  isHandled: (cause: unknown) => Promise<boolean>
  onOutdated: () => Promise<void>
  children?: ReactNode
}

/** Publishes what was written, or refuses it with a reason. */
export function DecisionButtons({
  what,
  written: { id, text, status },
  onDecide,
  isHandled,
  onOutdated,
  children,
}: Props) {
  const [isRefusing, setRefusing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, run] = usePending()
  const refuse = status === 'published' ? 'Снять с публикации' : `Отклонить ${what}`

  const publish = async () => {
    setProblem(undefined)
    try {
      await onDecide({ id, seen: status, decision: 'publish' })
    } catch (cause) {
      if (await isHandled(cause)) return
      setProblem(failureText(cause))
    }
  }

  return (
    <>
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      <div className={styles.actions}>
        {status !== 'published' && (
          <Button
            small
            aria-disabled={isBusy}
            aria-label={`Опубликовать ${what}: ${firstWords(text)}`}
            onClick={() => void run(publish)}
          >
            Опубликовать {what}
          </Button>
        )}
        {status !== 'rejected' && (
          <Button
            small
            look="secondary"
            aria-expanded={isRefusing}
            aria-label={`${refuse}: ${firstWords(text)}`}
            onClick={() => setRefusing(!isRefusing)}
          >
            {refuse}
          </Button>
        )}
        {children}
      </div>
      {isRefusing && (
        <SingleTextForm
          label="Причина для автора"
          submit="Отклонить"
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
