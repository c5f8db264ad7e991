'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { CodeField } from '@/components/form/known-fields'
import { ResendCode } from '@/components/form/resend-code'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { CODE_DIGITS } from '@/lib/validation/masks'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import type { CodeRequest } from '../hooks/use-code'
import { codeForm, type Registration } from '../model/forms'
import { CodeSent } from './code-sent'
import styles from './sign-in.module.css'

type Props = { code: CodeRequest; person: Registration; recipient: string }

export function RegisterCode({ code, person, recipient }: Props) {
  const form = useSchemaForm(codeForm, { code: '' })
  const actions = useUserActions()
  const supplier = useUser((user) => user.supplier)
  const finish = useAfterSignIn()

  const submit = async (values: { code: string }) => {
    const { email, ...rest } = person
    try {
      await finish(
        await actions.register({ ...rest, ...(email ? { email } : {}), supplier, code: values.code }),
      )
    } catch (failure) {
      applyFailure(form, failure)
    }
  }
  const resend = async () => {
    form.reset()
    await code.send({ phone: person.phone }).catch((failure: unknown) => applyFailure(form, failure))
    form.setFocus('code')
  }

  return (
    <div className={styles.screen}>
      <CodeSent recipient={recipient} changeTitle="Изменить данные" onChange={code.reset} />
      <Form form={form} label="Проверка кода" onSubmit={submit}>
        <CodeField form={form} name="code" submitAt={CODE_DIGITS} isFocused />
        <SubmitButton form={form} wide>
          Зарегистрироваться
        </SubmitButton>
      </Form>
      <ResendCode seconds={code.seconds} onResend={resend} />
    </div>
  )
}
