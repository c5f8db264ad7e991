'use client'

import { ChoiceField } from '@/components/form/fields/choice-field'
import { Form } from '@/components/form/form'
import { BirthdayField } from '@/components/form/fields/known-fields'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { notify } from '@/components/ui/toast/notify'
import { serverNow } from '@/lib/time/server-clock'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

const GENDERS = [
  { value: 0, title: 'Мужской' },
  { value: 1, title: 'Женский' },
]

const loadSchema = async () => (await import('../model/forms')).personForm(serverNow)

export function PersonSection() {
  const { name, secondName, birthday, gender } = useUser((user) => user)
  const form = useSchemaForm(loadSchema, { name, secondName, birthday, gender })
  const actions = useUserActions()

  return (
    <ProfileSection title="Личные данные">
      <Form
        form={form}
        label="Личные данные"
        onSubmit={async (person) => {
          if (!(await actions.update(person))) return
          form.reset(person)
          await notify({ kind: 'ok', title: 'Данные сохранены' })
        }}
      >
        <div className={styles.columns}>
          <TextField form={form} name="name" label="Имя" type="text" autoComplete="given-name" />
          <TextField form={form} name="secondName" label="Фамилия" type="text" autoComplete="family-name" />
          <BirthdayField form={form} name="birthday" />
          <ChoiceField form={form} name="gender" label="Пол" choices={GENDERS} />
        </div>
        <SubmitButton form={form}>Сохранить</SubmitButton>
      </Form>
    </ProfileSection>
  )
}
