'use client'

import { useEffect, useId, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { innDoubt } from '@/lib/validation/companies/requisites'
import type { Party } from './find-party'
import styles from '../form.module.css'
import { TextField } from './text-field'
import type { FormField } from './use-field'
import { type PartyFields, usePartyOfInn } from './use-party-of-inn'

/** After which a number of ten digits is not one of twelve that is still being typed. */
const TYPING_PAUSE_MS = 700

const UNANSWERED = 'Не удалось узнать, чей это ИНН: впишите остальное сами'

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  label?: string
  hint?: string
  fills: PartyFields<Values>
  onValue?: (value: string) => void
  /** Called with the names of the fields that were filled in. */
  onFill?: (filled: Record<string, string>) => void
}

/**
 * A taxpayer number that shows whose it is once it is whole, and fills in what follows from it. Leaving the field after a request without
 * an answer sends it again. A number whose check digit does not fit is warned of and taken.
 */
export function InnField<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  label = 'ИНН',
  fills,
  onValue,
  onFill,
  ...props
}: Props<Values, Name>) {
  const statusId = useId()
  const [number, setNumber] = useState<string>(form.getValues(name))
  const [doubted, setDoubted] = useState<string>()
  const { party, isUnanswered, find, findAgain } = usePartyOfInn(form, fills, onFill)

  useEffect(() => {
    const timer = setTimeout(() => setDoubted(number), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [number])

  const doubt = doubted === number ? innDoubt(number.trim()) : null
  const leave = () => {
    setDoubted(number)
    findAgain()
  }

  return (
    <div onBlur={leave}>
      <TextField
        {...props}
        form={form}
        name={name}
        label={label}
        type="text"
        mask="inn"
        inputMode="numeric"
        autoComplete="off"
        describedById={doubt === null ? undefined : statusId}
        onValue={(inn) => {
          onValue?.(inn)
          setNumber(inn)
          find(inn)
        }}
      />
      <p id={statusId} role="status" className={styles.hint}>
        {doubt ?? (party ? toWords(party) : isUnanswered && UNANSWERED)}
      </p>
    </div>
  )
}

function toWords({ name, city, isActive }: Party): string {
  const place = city === null ? '' : `, ${city}`
  return isActive ? `${name}${place}` : `${name}: по данным реестра не работает. Проверьте ИНН`
}
