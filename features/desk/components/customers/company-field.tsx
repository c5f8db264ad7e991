import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame } from '@/components/form/fields/field-frame'
import form from '@/components/form/form.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> & {
  label: string
  hint?: string
  value: string
  problem: string | undefined
  onValue: (value: string) => void
}

/** A field with what is wrong with it below. */
export function CompanyField({ label, hint, value, problem, onValue, ...input }: Props) {
  const id = useId()
  const ids = { field: id, hint: `${id}-hint`, error: `${id}-error` }
  return (
    <FieldFrame ids={ids} label={label} error={problem} hint={hint}>
      <input
        id={id}
        className={form.input}
        autoComplete="off"
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(ids, hint, problem)}
        onChange={({ target }) => onValue(target.value)}
        {...input}
      />
    </FieldFrame>
  )
}
