'use client'

import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { EmailField, PhoneField } from '@/components/form/fields/known-fields'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'
import { useCodeWays } from '@/stores/user/use-code-ways'
import { checkTaken } from '../api/check-taken'
import type { CodeRequest } from '../hooks/use-code'
import { parseContact } from '../model/contact'
import { registerHint } from '../model/code-hints'
import { registerForm, type Registration } from '../model/forms'
import { EarlierCode } from './earlier-code'
import { PrivacyConsent } from '@/components/form/privacy-consent'
import type { ScreenProps } from './screen-props'
import styles from './sign-in.module.css'

type Props = Pick<ScreenProps, 'contact' | 'onScreen'> & {
  code: CodeRequest
  known: Registration | null
  privacyHref: string | undefined
  onSubmit: (person: Registration) => Promise<void>
}

export function RegisterData({ code, known, contact, privacyHref, onScreen, onSubmit }: Props) {
  const form = useSchemaForm(registerForm, known ?? emptyPerson(contact))
  const ways = useCodeWays()

  const submit = async (person: Registration) => {
    const taken = await checkTaken({
      phone: person.phone,
      ...(person.email ? { email: person.email } : {}),
    })
    if (!taken) return
    if (taken.phone)
      form.setError('phone', {
        message: `С этим телефоном уже регистрировались: войдите ${ways.toPhone ? 'по коду' : 'с паролем'}`,
      })
    if (taken.email)
      form.setError('email', { message: 'С этой почтой уже регистрировались: войдите с паролем' })
    if (!taken.isExist) await onSubmit(person)
  }

  return (
    <div className={styles.screen}>
      <Form form={form} label="Регистрация" onSubmit={submit}>
        <TextField form={form} name="name" label="Имя" isFirst type="text" autoComplete="given-name" />
        <PhoneField form={form} name="phone" hint={registerHint(ways)} />
        <EmailField form={form} name="email" label="Почта, необязательно" hint="Для чеков и документов" />
        <PasswordField
          form={form}
          name="password"
          autoComplete="new-password"
          hint={`Не короче ${MIN_PASSWORD_LENGTH} знаков`}
        />
        <div>
          <CheckboxField form={form} name="isAgree">
            <PrivacyConsent privacyHref={privacyHref} />
          </CheckboxField>
          <CheckboxField form={form} name="isSubscribe">
            Согласие получать письма и сообщения об акциях, необязательно
          </CheckboxField>
        </div>
        <SubmitButton form={form} wide>
          Получить код
        </SubmitButton>
        <EarlierCode code={code} />
      </Form>
      <div className={styles.links}>
        <Button look="plain" onClick={() => onScreen('login')}>
          Уже есть кабинет? Войти
        </Button>
      </div>
    </div>
  )
}

function emptyPerson(contact: string): Registration {
  const known = parseContact(contact)
  return {
    name: '',
    phone: known && 'phone' in known ? known.phone : '',
    email: known && 'email' in known ? known.email : '',
    password: '',
    isAgree: false,
    isSubscribe: false,
  }
}
