'use client'

import { useWatch } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { TextField } from '@/components/form/fields/text-field'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { notify } from '@/components/ui/toast/notify'
import { formatDecimal } from '@/lib/validation/decimal'
import { useUser } from '@/stores/user/use-user'
import { useUserActions } from '@/stores/user/use-user-actions'
import { MARKUP_BOUNDS, markupPreview } from '../model/markup-percent'
import { MarkupSwitch } from './markup-switch'
import { ProfileSection } from './profile-section'
import styles from './profile.module.css'

const loadSchema = async () => (await import('../model/markup-form')).markupForm

/** Corporate buyers only. */
export function MarkupSection() {
  const markup = useUser((user) => user.markup)
  const form = useSchemaForm(loadSchema, { markup: formatDecimal(markup) })
  const typed = useWatch({ control: form.control, name: 'markup' })
  const actions = useUserActions()
  return (
    <ProfileSection
      title="Наценка"
      text="Столько процентов мы прибавим к ценам в каталоге, поиске и на товаре и в документах с наценкой. Вы платите без неё."
    >
      <Form
        form={form}
        label="Изменение наценки"
        onSubmit={async ({ markup: percent }) => {
          if (!(await actions.update({ markup: percent }))) return
          form.reset({ markup: formatDecimal(percent) })
          await notify({ kind: 'ok', title: 'Наценка сохранена' })
        }}
      >
        <div className={styles.short}>
          <TextField
            form={form}
            name="markup"
            label="Наценка, %"
            type="text"
            inputMode="decimal"
            hint={MARKUP_BOUNDS}
          />
        </div>
        <p role="status">{markupPreview(typed)}</p>
        <SubmitButton form={form}>Сохранить</SubmitButton>
      </Form>
      <MarkupSwitch />
    </ProfileSection>
  )
}
