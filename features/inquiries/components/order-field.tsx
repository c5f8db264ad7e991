'use client'

import { lazy, Suspense, useState } from 'react'
import { TextField } from '@/components/form/fields/text-field'
import type { SchemaForm } from '@/components/form/use-schema-form'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useUser } from '@/stores/user/use-user'
import type { LiveAnswers, LiveValues } from '../model/live-schema'
import styles from './inquiry-form.module.css'

const LIST_PX = 144
const OwnOrders = lazy(async () => ({ default: (await import('./own-orders')).OwnOrders }))

type Props = {
  form: SchemaForm<LiveValues, LiveAnswers>
  name: string
  label: string
  hint?: string
}

/** The number of an order: typed, or chosen by a signed-in user among his own. */
export function OrderField(props: Props) {
  const isSignedIn = useUser(({ status }) => status === 'user')
  const [isOpen, setOpen] = useState(false)
  const field = <TextField {...props} autoComplete="off" />
  if (!isSignedIn) return field
  const chosen = props.form.getValues(props.name)
  return (
    <div className={styles.order}>
      {field}
      <Button look="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Выбрать из моих заказов
      </Button>
      {isOpen && (
        <Suspense fallback={<Skeleton height={LIST_PX} />}>
          <OwnOrders
            chosen={typeof chosen === 'string' ? chosen : ''}
            onChoose={(number) => {
              props.form.setValue(props.name, number, { shouldDirty: true, shouldValidate: true })
              setOpen(false)
              props.form.setFocus(props.name)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
