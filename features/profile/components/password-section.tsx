'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/fields/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { notify } from '@/components/ui/toast/notify'
import { MIN_PASSWORD_LENGTH } from '@/lib/validation/password'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

const loadSchema = async () => (await import('../model/forms')).passwordForm

const EMPTY = { currentPassword: '', password: '' }

/** Called when the password has changed: the gateway has signed out everywhere else. */
export function PasswordSection({ onChanged }: { onChanged: () => void }) {
  const form = useSchemaForm(loadSchema, EMPTY)
  const account = useUser((user) => user.email || user.phone)
  const actions = useUserActions()
  return (
    <ProfileSection
      title="Смена пароля"
      text="После смены все остальные устройства выйдут из кабинета, а ключ для программ перестанет действовать."
    >
      <Form
        form={form}
        label="Смена пароля"
        onSubmit={async (passwords) => {
          try {
            if (!(await actions.update(passwords))) return
            form.reset(EMPTY)
            onChanged()
            await notify({ kind: 'ok', title: 'Пароль изменён' })
          } catch (failure) {
            applyFailure(form, failure)
          }
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
