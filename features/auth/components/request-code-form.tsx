import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Form } from '@/components/form/form'
import { SubmitButton } from '@/components/form/submit-button'
import type { SchemaForm } from '@/components/form/use-schema-form'
import type { CodeRequest } from '../hooks/use-code'
import { EarlierCode } from './earlier-code'

type Props<Values extends FieldValues, Output> = {
  code: CodeRequest
  form: SchemaForm<Values, Output>
  onSubmit: (values: Output) => Promise<void>
  /** The form's field for each field that the answer may name. */
  aliases?: Readonly<Record<string, FieldPath<Values>>>
  /** The field of the recipient. */
  children: ReactNode
}

/** Asks for a code; a refusal is shown at its field. */
export function RequestCodeForm<Values extends FieldValues, Output>({
  code,
  form,
  onSubmit,
  aliases,
  children,
}: Props<Values, Output>) {
  return (
    <Form form={form} label="Запрос кода" aliases={aliases} onSubmit={onSubmit}>
      {children}
      <SubmitButton form={form} wide>
        Получить код
      </SubmitButton>
      <EarlierCode code={code} />
    </Form>
  )
}
