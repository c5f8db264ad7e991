import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { GatewayError } from '@/lib/gateway/errors'
import { requiredField } from '@/lib/validation/fields-schema'
import { render } from '@/tests/render'
import { TextField } from './fields/text-field'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { useSchemaForm } from './use-schema-form'

const schema = z.object({ name: requiredField('Укажите имя') })
const ALIASES = { title: 'name' } as const

function TestForm({ failure }: { failure: GatewayError }) {
  const form = useSchemaForm(schema, { name: 'Анна' })
  return (
    <Form form={form} aliases={ALIASES} onSubmit={() => Promise.reject(failure)}>
      <TextField form={form} name="name" label="Имя" autoComplete="off" />
      <SubmitButton form={form}>Отправить</SubmitButton>
    </Form>
  )
}

test('what sending throws stands at the field that it names, by the name that the form knows', async () => {
  const body = { message: 'Проверьте данные', errors: [{ field: 'title', message: 'Такое имя занято' }] }
  const failure = new GatewayError({ kind: 'validation', message: body.message, body })
  const { user } = render(<TestForm failure={failure} />)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  const field = screen.getByRole('textbox', { name: 'Имя' })
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('Такое имя занято'))
  await vi.waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveValue('Анна')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal that names no field of the form stands above it', async () => {
  const failure = new GatewayError({ kind: 'conflict', message: 'Уже отправлено' })
  const { user } = render(<TestForm failure={failure} />)
  await user.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Уже отправлено')
})
