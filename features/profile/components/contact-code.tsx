'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { CodeSentWords } from '@/components/form/code-sent-words'
import { CodeField } from '@/components/form/fields/known-fields'
import { ResendCode } from '@/components/form/resend-code'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { useCodeWays } from '@/stores/user/use-code-ways'
import styles from './profile.module.css'

const loadSchema = async () => (await import('../model/forms')).codeForm

export type SentCode = { recipient: string; digits: number; isTold: boolean }

type Props = SentCode & {
  seconds: number
  /** What a right code does, where the last digit must not do it by itself. */
  action?: string
  onSubmit: (code: string) => Promise<void>
  onResend: () => Promise<void>
  onCancel: () => void
}

export function ContactCode({
  recipient,
  digits,
  isTold,
  seconds,
  action,
  onSubmit,
  onResend,
  onCancel,
}: Props) {
  const form = useSchemaForm(loadSchema, { code: '' })
  const { shopPhone } = useCodeWays()
  const resend = async () => {
    form.reset()
    await onResend().catch((failure: unknown) => applyFailure(form, failure))
    form.setFocus('code')
  }
  return (
    <div>
      <Form form={form} label="Проверка кода" onSubmit={({ code }) => onSubmit(code)}>
        <p role="status">
          <CodeSentWords recipient={recipient} digits={digits} isTold={isTold} shopPhone={shopPhone} />
        </p>
        <CodeField
          form={form}
          name="code"
          digits={digits}
          isTold={isTold}
          isSubmittedWhole={action === undefined}
          isFocused
        />
        <div className={styles.actions}>
          <SubmitButton form={form}>{action ?? 'Подтвердить'}</SubmitButton>
          <Button look="plain" onClick={onCancel}>
            Отменить
          </Button>
        </div>
      </Form>
      <ResendCode seconds={seconds} isTold={isTold} onResend={resend} />
    </div>
  )
}
