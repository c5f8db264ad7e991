'use client'

import { applyFailure } from '@/components/form/apply-failure'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { notify } from '@/components/ui/toast/notify'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { markupForm } from '../model/forms'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

/** Corporate buyers only. */
export function MarkupSection() {
  const markup = useUser((user) => user.markup)
  const form = useSchemaForm(markupForm, { markup: String(markup) })
  const actions = useUserActions()
  return (
    <ProfileSection
      title="Наценка"
      text="Столько процентов мы прибавим к ценам на экране и в документах с наценкой. Вы платите без неё."
    >
      <Form
        form={form}
        label="Изменение наценки"
        onSubmit={async ({ markup: percent }) => {
          try {
            if (!(await actions.update({ markup: percent }))) return
            form.reset({ markup: String(percent) })
            await notify({ kind: 'ok', title: 'Наценка сохранена' })
          } catch (failure) {
            applyFailure(form, failure)
          }
        }}
      >
        <div className={styles.short}>
          <TextField
            form={form}
            name="markup"
            label="Наценка, %"
            type="text"
            inputMode="numeric"
            mask="numeric"
          />
        </div>
        <SubmitButton form={form}>Сохранить</SubmitButton>
      </Form>
    </ProfileSection>
  )
}
