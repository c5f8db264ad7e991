'use client'

import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { notify } from '@/components/ui/toast/notify'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { ContactCode } from './contact-code'
import { ProfileSection } from './profile-section'
import { useHolderCode } from './use-holder-code'
import styles from './profile.module.css'

const loadSchema = async () => (await import('../model/forms')).passwordForm

const TITLE = 'Смена пароля'
const TEXT =
  'После смены все остальные устройства выйдут из кабинета, а ключ для программ перестанет действовать.'
const EMPTY = { currentPassword: '', password: '' }

/** Called when the password has changed: the gateway has signed out everywhere else. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const form = useSchemaForm(loadSchema, EMPTY)
  const account = useUser((user) => user.email || user.phone)
  const code = useHolderCode()
  const actions = useUserActions()

  const change = async (changes: { password: string; currentPassword?: string; previousCode?: string }) => {
    if (!(await actions.update(changes))) return
    form.reset(EMPTY)
    code.forget()
    onChanged()
    await notify({ kind: 'ok', title: 'Пароль изменён' })
  }

  if (code.sent) {
    return (
      <ProfileSection title={TITLE} text={TEXT}>
        <ContactCode
          {...code.sent}
          seconds={code.seconds}
          onSubmit={async (typed) => {
            const previousCode = await code.prove(typed)
            if (previousCode) await change({ password: form.getValues('password'), previousCode })
          }}
          onResend={code.send}
          onCancel={code.forget}
        />
      </ProfileSection>
    )
  }
  return (
    <ProfileSection title={TITLE} text={TEXT}>
      <Form
        form={form}
        label={TITLE}
        onSubmit={async (passwords) => {
          if (passwords.currentPassword === '' && code.canSend) await code.send()
          else await change(passwords)
        }}
      >
        {/* Password managers need the name of the account. */}
        <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
        <div className={styles.columns}>
          <PasswordField
            form={form}
            name="currentPassword"
            label="Нынешний пароль"
            autoComplete="current-password"
            hint={code.hint}
          />
          <PasswordField
            form={form}
            name="password"
            label="Новый пароль"
            autoComplete="new-password"
            hint={`Не короче ${MIN_PASSWORD_LENGTH} знаков`}
          />
        </div>
        <SubmitButton form={form}>Сменить пароль</SubmitButton>
      </Form>
    </ProfileSection>
  )
}
