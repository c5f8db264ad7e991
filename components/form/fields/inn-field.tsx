'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { innDoubt, innProblem, isInn } from '@/lib/validation/companies/requisites'
import type { Party } from './find-party'
import styles from '../form.module.css'
import { TextField } from './text-field'
import type { FormField } from './use-field'

/** After which a number of ten digits is not one of twelve that is still being typed. */
const TYPING_PAUSE_MS = 700

const UNANSWERED = 'Не удалось узнать, чей это ИНН: впишите остальное сами'

/** What of a company fills which field in. */
type Fills<Values extends FieldValues> = Readonly<Partial<Record<'name' | 'kpp' | 'city', FieldPath<Values>>>>

type Props<Values extends FieldValues, Name extends FieldPath<Values>> = FormField<Values, Name> & {
  label?: string
  hint?: string
  fills: Fills<Values>
  onValue?: (value: string) => void
  /** Called with the names of the fields that were filled in. */
  onFill?: (filled: Record<string, string>) => void
}

/**
 * A taxpayer number that shows whose it is once it is whole, and fills in what follows from it. What the visitor has typed there
 * stays; without an answer he types everything himself, and leaving the field sends the request again. What was filled in for
 * another number goes with that number. A number whose check digit does not fit is warned of and taken.
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
  const [party, setParty] = useState<Party>()
  const [unanswered, setUnanswered] = useState<string>()
  const statusId = useId()
  const [number, setNumber] = useState<string>(form.getValues(name))
  const [doubted, setDoubted] = useState<string>()
  const requested = useRef<AbortController>(undefined)
  const own = useRef<Record<string, string>>({})

  useEffect(() => {
    const timer = setTimeout(() => setDoubted(number), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [number])

  const fill = (found: Party) => {
    const filled: Record<string, string> = {}
    for (const [fact, field] of Object.entries(fills) as [keyof Fills<Values>, FieldPath<Values>][]) {
      const [text, typed] = [found[fact], form.getValues(field) as unknown]
      if (text === null || (typed !== '' && typed !== own.current[field])) continue
      form.setValue(field, text as FieldPathValue<Values, typeof field>, { shouldDirty: true })
      form.clearErrors(field)
      filled[field] = text
    }
    own.current = { ...own.current, ...filled }
    onFill?.(filled)
  }

  const takeBack = () => {
    const taken = Object.entries(own.current).filter(
      ([field, text]) => form.getValues(field as FieldPath<Values>) === text,
    )
    for (const [field] of taken) {
      const path = field as FieldPath<Values>
      form.setValue(path, '' as FieldPathValue<Values, typeof path>, { shouldDirty: true })
    }
    own.current = {}
    if (taken.length > 0) onFill?.(Object.fromEntries(taken.map(([field]) => [field, ''])))
  }

  const look = (inn: string) => {
    requested.current?.abort()
    setParty(undefined)
    setUnanswered(undefined)
    if (innProblem(inn) !== null || !isInn(inn)) return
    const { signal } = (requested.current = new AbortController())
    import('./find-party')
      .then(({ findPartyBy }) => findPartyBy(inn, signal))
      .then((found) => {
        if (signal.aborted) return
        if (!found) return takeBack()
        setParty(found)
        fill(found)
      })
      .catch(() => {
        if (signal.aborted) return
        takeBack()
        setUnanswered(inn)
      })
  }

  const doubt = doubted === number ? innDoubt(number.trim()) : null
  const leave = () => {
    setDoubted(number)
    if (unanswered !== undefined) look(unanswered)
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
          look(inn)
        }}
      />
      <p id={statusId} role="status" className={styles.hint}>
        {doubt ?? (party ? toWords(party) : unanswered !== undefined && UNANSWERED)}
      </p>
    </div>
  )
}

function toWords({ name, city, isActive }: Party): string {
  const place = city === null ? '' : `, ${city}`
  return isActive ? `${name}${place}` : `${name}: по данным реестра не работает. Проверьте ИНН`
}
