'use client'

import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import { passwordLogin } from '../model/forms'
import type { ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

const ALIASES = { phone: 'contact', email: 'contact' } as const

export function PasswordLogin({ contact, hasEmailLogin, codeBy, onContact, onScreen }: ScreenProps) {
  const login = passwordLogin(hasEmailLogin)
  const form = useSchemaForm(login.form, { contact, password: '' })
  const actions = useUserActions()
  const finish = useAfterSignIn()

  return (
    <div className={styles.screen}>
      <Form
        form={form}
        label="Вход с паролем"
        aliases={ALIASES}
        onSubmit={async ({ contact: who, password }) => {
          await finish(await actions.login({ ...who, password }))
        }}
      >
        <TextField
          form={form}
          name="contact"
          label={login.label}
          isFirst
          type={hasEmailLogin ? 'text' : 'tel'}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onValue={onContact}
        />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <SubmitButton form={form} wide>
          Войти
        </SubmitButton>
      </Form>
      {codeBy && (
        <Button look="secondary" wide onClick={() => onScreen('code')}>
          Войти по коду из {codeBy === 'phone' ? 'СМС' : 'письма'}
        </Button>
      )}
      <div className={styles.links}>
        <Button look="plain" onClick={() => onScreen('recovery')}>
          Забыли пароль?
        </Button>
        <Button look="plain" onClick={() => onScreen('register')}>
          Зарегистрироваться
        </Button>
      </div>
    </div>
  )
}
