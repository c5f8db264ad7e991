'use client'

import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import type { SchemaForm } from './use-schema-form'

type Props<Values extends FieldValues> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- what the form makes of its values is not the button's business
  form: SchemaForm<Values, any>
  children: ReactNode
  look?: 'primary' | 'secondary'
  wide?: boolean
}

/** Keeps the focus while the form is on its way: it is busy, not disabled. */
export function SubmitButton<Values extends FieldValues>({ form, children, look, wide }: Props<Values>) {
  const { isSubmitting } = form.formState
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      look={look}
      wide={wide}
      disabled={!isHydrated}
      aria-disabled={isSubmitting}
      aria-busy={isSubmitting}
    >
      {children}
    </Button>
  )
}
