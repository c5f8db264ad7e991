'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { CodeField } from '@/components/form/fields/known-fields'
import { PasswordField } from '@/components/form/fields/password-field'
import { ResendCode } from '@/components/form/resend-code'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import { type CodeRequest, useCode } from '../hooks/use-code'
import type { Contact } from '../model/contact'
import { recoveryHint } from '../model/code-hints'
import { contactForm, newPasswordForm } from '../model/forms'
import { CodeSent } from './code-sent'
import { RequestCodeForm } from './request-code-form'
import type { ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

export function Recovery({ contact, onContact, onScreen }: ScreenProps) {
  const code = useCode('recovery')
  return (
    <div className={styles.screen}>
      {code.sent ? (
        <SetPassword code={code} contact={code.sent.contact} recipient={code.sent.recipient} />
      ) : (
        <ContactPrompt code={code} contact={contact} onContact={onContact} />
      )}
      <div className={styles.links}>
        <Button look="plain" onClick={() => onScreen('login')}>
          Вернуться ко входу
        </Button>
      </div>
    </div>
  )
}

type RequestProps = Pick<ScreenProps, 'contact' | 'onContact'> & { code: CodeRequest }

function ContactPrompt({ code, contact, onContact }: RequestProps) {
  const form = useSchemaForm(contactForm, { contact })
  const ways = useCodeWays()
  return (
    <RequestCodeForm
      code={code}
      form={form}
      onSubmit={({ contact: who }) => code.send(who)}
      aliases={{ phone: 'contact', email: 'contact' }}
    >
      <TextField
        form={form}
        name="contact"
        label="Телефон или почта"
        isFirst
        hint={recoveryHint(ways)}
        type="text"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        onValue={onContact}
      />
    </RequestCodeForm>
  )
}

type SetProps = { code: CodeRequest; contact: Contact; recipient: string }

function SetPassword({ code, contact, recipient }: SetProps) {
  const form = useSchemaForm(newPasswordForm, { code: '', password: '' })
  const actions = useUserActions()
  const finish = useAfterSignIn()

  const resend = async () => {
    form.resetField('code')
    await code.send(contact).catch((failure: unknown) => applyFailure(form, failure))
    form.setFocus('code')
  }

  return (
    <>
      <CodeSent
        recipient={recipient}
        digits={code.sent?.digits}
        isTold={code.sent?.isTold}
        changeTitle={'phone' in contact ? 'Изменить номер' : 'Изменить почту'}
        onChange={code.reset}
      />
      <Form
        form={form}
        label="Смена пароля"
        onSubmit={async (values) => {
          await finish(await actions.recover({ ...contact, ...values }))
        }}
      >
        <CodeField form={form} name="code" digits={code.sent?.digits} isTold={code.sent?.isTold} isFocused />
        <PasswordField
          form={form}
          name="password"
          label="Новый пароль"
          hint={`Не короче ${MIN_PASSWORD_LENGTH} знаков`}
          autoComplete="new-password"
        />
        <SubmitButton form={form} wide>
          Сохранить и войти
        </SubmitButton>
      </Form>
      <ResendCode seconds={code.seconds} isTold={code.sent?.isTold} onResend={resend} />
    </>
  )
}
