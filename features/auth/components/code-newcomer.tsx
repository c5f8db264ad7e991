'use client'

import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { formatPhone } from '@/lib/format/phone'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { useAfterSignIn } from '../hooks/use-after-sign-in'
import { newcomerForm, type Newcomer } from '../model/forms'
import { PrivacyConsent } from '@/components/form/privacy-consent'

type Props = {
  phone: string
  digits: string
  privacyHref: string | undefined
  /** Requests another code: this one has expired. */
  onAgain: () => void
}

/** The code was right and the phone is new to the shop: what an account takes, without another code or a password. */
export function CodeNewcomer({ phone, digits, privacyHref, onAgain }: Props) {
  const actions = useUserActions()
  const supplier = useUser((user) => user.supplier)
  const finish = useAfterSignIn()
  const form = useSchemaForm(newcomerForm, { name: '', isAgree: false })

  const register = async (person: Newcomer) => {
    await finish(await actions.register({ ...person, phone, supplier, code: digits }))
  }

  return (
    <>
      <p role="status">
        Код верный. Вы у нас впервые: как к вам обращаться? Кабинет откроется по номеру{' '}
        <b className="no-break">{formatPhone(phone)}</b>, пароль не нужен.
      </p>
      <Form form={form} label="Новый кабинет" onSubmit={register}>
        <TextField form={form} name="name" label="Имя" isFirst type="text" autoComplete="given-name" />
        <CheckboxField form={form} name="isAgree">
          <PrivacyConsent privacyHref={privacyHref} />
        </CheckboxField>
        <SubmitButton form={form} wide>
          Открыть кабинет
        </SubmitButton>
      </Form>
      <Button look="plain" onClick={onAgain}>
        Запросить другой код
      </Button>
    </>
  )
}
