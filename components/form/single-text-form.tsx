'use client'

import { useState } from 'react'
import * as z from 'zod'
import { TextAreaField } from './fields/text-area-field'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { useSchemaForm } from './use-schema-form'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'

const ALIASES = { reason: 'text' } as const

type Props = {
  label: string
  submit: string
  value?: string
  /** What is said of an empty text. */
  required: string
  onSave: (text: string) => Promise<void>
  /** Whether a failure was handled and the form need not show it. */
  isHandled: (cause: unknown) => Promise<boolean>
}

/** A form of one text. A refusal about `reason` is shown at it. */
export function SingleTextForm({ label, submit, value = '', required, onSave, isHandled }: Props) {
  const [schema] = useState(() =>
    z.object({
      text: z
        .string()
        .trim()
        .min(1, required)
        .max(MAX_COMMENT_LENGTH, `Не длиннее ${MAX_COMMENT_LENGTH} символов`),
    }),
  )
  const form = useSchemaForm(schema, { text: value })
  return (
    <Form
      form={form}
      label={label}
      aliases={ALIASES}
      onSubmit={async ({ text }) => {
        try {
          await onSave(text)
        } catch (cause) {
          if (!(await isHandled(cause))) throw cause
        }
      }}
    >
      <TextAreaField form={form} name="text" label={label} rows={3} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
