'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { CodeField, PhoneField } from '@/components/form/known-fields'
import { ResendCode } from '@/components/form/resend-code'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { CODE_DIGITS } from '@/lib/validation/masks'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import { type CodeRequest, useCode } from '../hooks/use-code'
import { type Contact, parseContact } from '../model/contact'
import { codeForm, phoneForm } from '../model/forms'
import { CodeSent } from './code-sent'
import { EarlierCode } from './earlier-code'
import type { ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

export function CodeLogin({ contact, onContact, onScreen }: ScreenProps) {
  const code = useCode('login')
  return (
    <div className={styles.screen}>
      {code.sent ? (
        <EnterCode code={code} contact={code.sent.contact} recipient={code.sent.recipient} />
      ) : (
        <AskPhone code={code} contact={contact} onContact={onContact} />
      )}
      <div className={styles.links}>
        <Button look="plain" onClick={() => onScreen('login')}>
          Войти с паролем
        </Button>
        <Button look="plain" onClick={() => onScreen('register')}>
          Зарегистрироваться
        </Button>
      </div>
    </div>
  )
}

type AskProps = Pick<ScreenProps, 'contact' | 'onContact'> & { code: CodeRequest }

function AskPhone({ code, contact, onContact }: AskProps) {
  const known = parseContact(contact)
  const form = useSchemaForm(phoneForm, { phone: known && 'phone' in known ? known.phone : '' })
  return (
    <Form
      form={form}
      label="Запрос кода"
      onSubmit={async ({ phone }) => {
        try {
          await code.send({ phone })
        } catch (failure) {
          applyFailure(form, failure)
        }
      }}
    >
      <PhoneField form={form} name="phone" isFirst hint="Пришлём код из четырёх цифр" onValue={onContact} />
      <SubmitButton form={form} wide>
        Получить код
      </SubmitButton>
      <EarlierCode code={code} />
    </Form>
  )
}

type EnterProps = { code: CodeRequest; contact: Contact; recipient: string }

function EnterCode({ code, contact, recipient }: EnterProps) {
  const form = useSchemaForm(codeForm, { code: '' })
  const actions = useUserActions()
  const finish = useAfterSignIn()

  const submit = async (values: { code: string }) => {
    try {
      await finish(await actions.login({ ...contact, code: values.code }))
    } catch (failure) {
      applyFailure(form, failure)
    }
  }
  const resend = async () => {
    form.reset()
    await code.send(contact).catch((failure: unknown) => applyFailure(form, failure))
    form.setFocus('code')
  }

  return (
    <>
      <CodeSent recipient={recipient} changeTitle="Изменить номер" onChange={code.reset} />
      <Form form={form} label="Проверка кода" onSubmit={submit}>
        <CodeField form={form} name="code" submitAt={CODE_DIGITS} isFocused />
        <SubmitButton form={form} wide>
          Войти
        </SubmitButton>
      </Form>
      <ResendCode seconds={code.seconds} onResend={resend} />
    </>
  )
}
