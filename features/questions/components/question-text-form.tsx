'use client'

import { CheckboxField } from '@/components/form/fields/checkbox-field'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { questionForm, type QuestionFormValues } from '../model/question-form'
import styles from './questions.module.css'

type Props = {
  label: string
  field: string
  hint?: string
  submit: string
  onSend: (values: QuestionFormValues) => Promise<void>
}

/** The text of a question or an answer. After a failure, what was typed stays. */
export function QuestionTextForm({ label, field, hint, submit, onSend }: Props) {
  const form = useSchemaForm(questionForm, { text: '', isAnonymous: false })
  return (
    <Form form={form} label={label} onSubmit={onSend}>
      <TextAreaField form={form} name="text" label={field} rows={4} {...(hint !== undefined && { hint })} />
      <CheckboxField form={form} name="isAnonymous">
        Не показывать моё имя
      </CheckboxField>
      <p className={styles.soft}>На странице товара он появится после проверки, обычно в течение дня.</p>
      <div className={styles.actions}>
        <SubmitButton form={form}>{submit}</SubmitButton>
      </div>
    </Form>
  )
}
