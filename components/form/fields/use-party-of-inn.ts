'use client'

import { useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { innProblem, isInn } from '@/lib/validation/companies/requisites'
import type { SchemaForm } from '../use-schema-form'
import type { Party } from './find-party'

/** What of a company fills which field in. */
export type PartyFields<Values extends FieldValues> = Readonly<
  Partial<Record<'name' | 'kpp' | 'city', FieldPath<Values>>>
>

/**
 * Finds the company of a taxpayer number and fills in what follows from it. What the visitor has typed stays, and what was filled in for
 * another number goes with that number.
 */
export function usePartyOfInn<Values extends FieldValues, Output>(
  form: SchemaForm<Values, Output>,
  fills: PartyFields<Values>,
  onFill?: (filled: Record<string, string>) => void,
) {
  const [party, setParty] = useState<Party>()
  const [unanswered, setUnanswered] = useState<string>()
  const requested = useRef<AbortController>(undefined)
  const own = useRef<Record<string, string>>({})

  const fill = (found: Party) => {
    const filled: Record<string, string> = {}
    for (const [fact, field] of Object.entries(fills) as [keyof PartyFields<Values>, FieldPath<Values>][]) {
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

  const find = (inn: string) => {
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

  return {
    party,
    isUnanswered: unanswered !== undefined,
    find,
    findAgain: () => {
      if (unanswered !== undefined) find(unanswered)
    },
  }
}
