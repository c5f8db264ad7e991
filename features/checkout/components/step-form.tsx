import type { ReactNode, Ref } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { fieldId, type StepProblem } from './use-step-form'
import styles from './checkout.module.css'

type Props = {
  label: string
  summary: Ref<HTMLDivElement>
  problems: readonly StepProblem<string>[]
  isBusy: boolean
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** Fields of a step, what is wrong with them above, the way on below. */
export function StepForm({ label, summary, problems, isBusy, onSubmit, children }: Props) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {problems.length > 0 && (
        <ErrorSummary
          ref={summary}
          problems={problems.map(({ field, message }) => ({ name: field, message }))}
          onPick={(field) => document.getElementById(fieldId(field))?.focus()}
        />
      )}
      {children}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Проверяем…' : 'Продолжить'}
        </Button>
      </div>
    </form>
  )
}
