'use client'

import { useState } from 'react'
import * as z from 'zod'
import { TextAreaField } from './fields/text-area-field'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { useSchemaForm } from './use-schema-form'
import { useHeldRow } from '@/components/ui/navigation/held-rows'
import { isOutdated } from '@/lib/forms/is-outdated'
import { MAX_COMMENT_LENGTH } from '@/lib/gateway/contracts/limits'

const ALIASES = { reason: 'text' } as const

type Props = {
  label: string
  submit: string
  value?: string
  /** What is said of an empty text. */
  required: string
  onSave: (text: string) => Promise<void>
  /** Another person was quicker: reads anew what stands around the form, which says so and keeps what was typed. */
  onOutdated: () => Promise<void>
}

/** A form of one text. A refusal about `reason` is shown at it. */
export function SingleTextForm({ label, submit, value = '', required, onSave, onOutdated }: Props) {
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
  useHeldRow()
  return (
    <Form
      form={form}
      label={label}
      aliases={ALIASES}
      onSubmit={async ({ text }) => {
        try {
          await onSave(text)
        } catch (cause) {
          if (isOutdated(cause)) await onOutdated()
          throw cause
        }
      }}
    >
      <TextAreaField form={form} name="text" label={label} rows={3} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
