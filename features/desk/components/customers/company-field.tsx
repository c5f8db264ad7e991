import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame } from '@/components/form/fields/field-frame'
import { useOwnText } from '@/components/form/fields/use-own-text'
import form from '@/components/form/form.module.css'

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> & {
  label: string
  hint?: string
  value: string
  problem: string | undefined
  /** It takes digits alone. */
  isNumber?: boolean
  onValue: (value: string) => void
}

/** A field with what is wrong with it below. */
export function CompanyField({ label, hint, value, problem, isNumber = false, onValue, ...input }: Props) {
  const own = useOwnText<HTMLInputElement>(value, (text) => {
    const taken = isNumber ? text.replaceAll(/\D/g, '') : text
    if (taken !== text && own.ref.current) own.ref.current.value = taken
    onValue(taken)
  })
  const id = useId()
  const ids = { field: id, hint: `${id}-hint`, error: `${id}-error` }
  return (
    <FieldFrame ids={ids} label={label} error={problem} hint={hint}>
      <input
        id={id}
        className={form.input}
        autoComplete="off"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={describedBy(ids, hint, problem)}
        {...(isNumber && { inputMode: 'numeric' })}
        {...input}
        {...own}
      />
    </FieldFrame>
  )
}
