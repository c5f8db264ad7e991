'use client'

import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form'
import type { FieldProblem } from './fields/field-problem'
import type { SchemaForm } from './use-schema-form'

/**
 * A form whose values live outside of it and whose rules look at more than its fields. Fields tell the owner of the values of
 * each change; what he makes of it, and what he changes himself, comes back by `values`. `findProblems` reads the present state.
 */
export function useRuleForm<Values extends FieldValues>(
  values: Values,
  findProblems: () => readonly FieldProblem<Values>[],
): SchemaForm<Values> {
  const [resolver] = useState(() => ruleResolver(findProblems))
  const form = useForm<Values>({
    resolver,
    // The guarantee: all values are some of the values.
    defaultValues: values as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })

  useEffect(() => {
    for (const name of Object.keys(values) as FieldPath<Values>[]) {
      if (!Object.is(form.getValues(name), values[name])) form.setValue(name, values[name])
    }
    const wrong = new Set<string>(findProblems().map(({ name }) => name))
    for (const name of Object.keys(form.getErrors()) as FieldPath<Values>[]) {
      if (!wrong.has(name)) form.clearErrors(name)
    }
  })

  return form
}

function ruleResolver<Values extends FieldValues>(
  findProblems: () => readonly FieldProblem<Values>[],
): Resolver<Values> {
  return (values) => {
    const problems = findProblems()
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { name, message } of problems.toReversed()) set(errors, name, { type: 'rule', message })
    return { values: {}, errors }
  }
}
