import { useEffect, useRef, useState } from 'react'
import type { FilledStep } from '@/stores/checkout/checkout-state'
import { useCheckoutScope } from './checkout-context'

export type StepProblem<Field extends string> = { field: Field; message: string }

type Shown<Field extends string> = {
  /** The step was sent and refused: every field is checked. */
  isAll: boolean
  left: ReadonlySet<Field>
  /** Being mended: nothing is said about these until they are left. */
  touched: ReadonlySet<Field>
}

/** Id of what a problem is about, so that the list of problems can lead there. */
export function fieldId(field: string): string {
  return `checkout-${field}`
}

/**
 * The form of one step. Fields are checked when they are left and when the step is sent; what is wrong is cleared as soon as
 * the field is changed. The list of problems takes the focus.
 */
export function useStepForm<Field extends string>(
  step: FilledStep,
  findProblems: () => readonly StepProblem<Field>[],
) {
  const { flow } = useCheckoutScope()
  const summary = useRef<HTMLDivElement>(null)
  const [{ isAll, left, touched }, setShown] = useState<Shown<Field>>({
    isAll: false,
    left: new Set(),
    touched: new Set(),
  })
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const shown = findProblems().filter(({ field }) => !touched.has(field) && (isAll || left.has(field)))

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  return {
    summary,
    /** Problems for the list above the fields: only after the step was sent. */
    problems: isAll ? shown : [],
    isBusy,
    errorOf: (field: Field) => shown.find((problem) => problem.field === field)?.message,
    leave: (field: Field) =>
      setShown((known) => ({
        ...known,
        left: new Set([...known.left, field]),
        touched: without(known.touched, field),
      })),
    touch: (field: Field) => setShown((known) => ({ ...known, touched: new Set([...known.touched, field]) })),
    submit: async () => {
      if (isBusy) return
      setBusy(true)
      const isDone = await flow.complete(step)
      setBusy(false)
      if (isDone) return
      setShown((known) => ({ ...known, isAll: true, touched: new Set() }))
      setRefusals((count) => count + 1)
    },
  }
}

function without<Field>(fields: ReadonlySet<Field>, field: Field): ReadonlySet<Field> {
  return new Set([...fields].filter((one) => one !== field))
}
