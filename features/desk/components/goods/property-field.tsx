import { useState } from 'react'
import { LabelledInput } from '@/components/ui/dialogs/labelled-input'
import { MAX_PROPERTY_LENGTH } from '@/lib/gateway/contracts/desk/goods'
import type { KnownProperty } from '../../api/product-queries'
import { LabelledSelect } from '../labelled-select'

type Props = {
  property: KnownProperty
  value: string
  isWrong: boolean
  onChange: (value: string) => void
}

const OTHER = '\n'

/** A property as it is typed: one of the values of its filter or a new one, a number, words. */
export function PropertyField({ property, value, isWrong, onChange }: Props) {
  const { slug, title, unit, kind, options } = property
  const isChoice = kind === 'choice'
  const isKnown = value === '' || options.some((option) => option.value === value)
  const [isOther, setOther] = useState(isChoice && !isKnown)
  const label = unit === null ? title : `${title}, ${unit}`
  const input = {
    name: slug,
    value,
    maxLength: MAX_PROPERTY_LENGTH,
    autoComplete: 'off',
    'aria-invalid': isWrong || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (!isChoice)
    return (
      <LabelledInput
        label={kind === 'barcode' ? `${label}, через запятую` : label}
        {...(kind === 'number' && { inputMode: 'decimal' })}
        {...input}
      />
    )
  return (
    <div>
      <LabelledSelect
        label={label}
        value={isOther ? OTHER : value}
        options={[
          ['', 'Не указано'],
          ...options.map((option) => [option.value, option.title] as const),
          [OTHER, 'Другое значение'],
        ]}
        onChange={({ target }) => {
          setOther(target.value === OTHER)
          onChange(target.value === OTHER ? '' : target.value)
        }}
      />
      {isOther && <LabelledInput label={`${label}: другое значение`} {...input} />}
    </div>
  )
}
