'use client'

import { useState } from 'react'
import * as z from 'zod'
import { applyFailure } from '@/components/form/apply-failure'
import { TextAreaField } from '@/components/form/fields/text-area-field'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import { useSchemaForm } from '@/components/form/use-schema-form'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'
import { isOutdated } from './is-outdated'

type Props = {
  label: string
  submit: string
  value?: string
  isRequired: boolean
  /** What is said of an empty text. */
  required: string
  onSave: (text: string) => Promise<void>
  onOutdated: () => Promise<void>
}

/** One text of the staff: an answer of the shop, or the reason of a refusal. */
export function DeskTextForm({ label, submit, value = '', isRequired, required, onSave, onOutdated }: Props) {
  const [schema] = useState(() =>
    z.object({
      text: z
        .string()
        .trim()
        .min(isRequired ? 1 : 0, required)
        .max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
    }),
  )
  const form = useSchemaForm(schema, { text: value })
  return (
    <Form
      form={form}
      label={label}
      onSubmit={async ({ text }) => {
        try {
          await onSave(text)
        } catch (cause) {
          if (!(await isOutdated(cause, onOutdated))) applyFailure(form, cause, { reason: 'text' })
        }
      }}
    >
      <TextAreaField form={form} name="text" label={label} rows={3} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
