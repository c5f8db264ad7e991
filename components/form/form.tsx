'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import { applyFailure } from './apply-failure'
import { ErrorSummary } from './error-summary'
import { shownFields, wrongFields } from './fields/shown-fields'
import { withLabel } from './fields/with-label'
import type { SchemaForm } from './use-schema-form'
import styles from './form.module.css'

type Props<Values extends FieldValues, Output> = {
  form: SchemaForm<Values, Output>
  /** What it throws is shown as a refusal, see `applyFailure`. */
  onSubmit: (values: Output) => Promise<unknown> | void
  /** Fields that the gateway calls differently. */
  aliases?: Readonly<Record<string, FieldPath<Values>>> | undefined
  label?: string | undefined
  /** Called when the visitor begins to fill it in. */
  onFocus?: () => void
  children: ReactNode
}

/**
 * A form that is sent once at a time. One wrong field takes the focus; several are listed above, and the list takes it.
 * A refusal stands at the fields that it names, one of the whole form (`setError('root')`) above the fields.
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  aliases,
  label,
  onFocus,
  children,
}: Props<Values, Output>) {
  const summary = useRef<HTMLDivElement>(null)
  const refusal = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<readonly FieldPath<Values>[]>([])
  const isSending = useRef(false)
  const { errors } = form.formState
  const problems = refused.flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message
    return message ? [{ name, message: withLabel(message, shownFields(form).get(name)) }] : []
  })

  // A field that is not shown cannot take the focus: the list has to tell of it.
  const isListed = problems.length > 1 || problems.some(({ name }) => !shownFields(form).has(name))

  useEffect(() => {
    const [first] = refused
    refusal.current?.scrollIntoView({ block: 'nearest' })
    if (summary.current) summary.current.focus()
    else if (first) form.setFocus(first)
  }, [refused, form])

  const submit = async () => {
    if (isSending.current) return
    // Not by the state of the form: two presses may come before it is drawn.
    isSending.current = true
    try {
      await form.handleSubmit(async (values) => {
        try {
          await onSubmit(values)
        } catch (failure) {
          applyFailure(form, failure, aliases)
        }
      })()
    } finally {
      isSending.current = false
    }
    setRefused(wrongFields(form, form.getErrors()))
  }

  return (
    <form
      className={styles.form}
      // Only where it is sent without the script: what was typed, a password for one, is not to stand in an address.
      method="post"
      aria-label={label}
      noValidate
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {isListed && <ErrorSummary ref={summary} problems={problems} onPick={(name) => form.setFocus(name)} />}
      {errors.root?.message && (
        <div ref={refusal}>
          <Notice kind="error">{errors.root.message}</Notice>
        </div>
      )}
      {children}
    </form>
  )
}
