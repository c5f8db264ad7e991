import { useState } from 'react'
import { MAX_PROPERTY_LENGTH } from '@/lib/gateway/contracts/desk/goods'
import type { KnownProperty } from '../../api/product-queries'
import { LabelledSelect } from '../labelled-select'
import { TypedInput } from '../typed-input'

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
    'aria-invalid': isWrong || undefined,
    onValue: onChange,
  }
  if (!isChoice)
    return (
      <TypedInput
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
      {isOther && <TypedInput label={`${label}: другое значение`} {...input} />}
    </div>
  )
}
