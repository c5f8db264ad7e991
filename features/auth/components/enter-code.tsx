'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { CodeField } from '@/components/form/fields/known-fields'
import { ResendCode } from '@/components/form/resend-code'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import type { CodeRequest } from '../hooks/use-code'
import type { Contact } from '../model/contact'
import { codeForm } from '../model/forms'
import { CodeSent } from './code-sent'

type Props = {
  code: CodeRequest
  contact: Contact
  recipient: string
  changeTitle: string
  submitTitle: string
  onSubmit: (code: string) => Promise<void>
}

/** The code that was sent, which by itself lets the person in. */
export function EnterCode({ code, contact, recipient, changeTitle, submitTitle, onSubmit }: Props) {
  const form = useSchemaForm(codeForm, { code: '' })

  const resend = async () => {
    form.reset()
    await code.send(contact).catch((failure: unknown) => applyFailure(form, failure))
    form.setFocus('code')
  }

  return (
    <>
      <CodeSent
        recipient={recipient}
        digits={code.sent?.digits}
        isTold={code.sent?.isTold}
        changeTitle={changeTitle}
        onChange={code.reset}
      />
      <Form form={form} label="Проверка кода" onSubmit={(values) => onSubmit(values.code)}>
        <CodeField
          form={form}
          name="code"
          digits={code.sent?.digits}
          isTold={code.sent?.isTold}
          isSubmittedWhole
          isFocused
        />
        <SubmitButton form={form} wide>
          {submitTitle}
        </SubmitButton>
      </Form>
      <ResendCode seconds={code.seconds} isTold={code.sent?.isTold} onResend={resend} />
    </>
  )
}
