'use client'

import { type ComponentType, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import styles from './cart-bonuses.module.css'

type Props = {
  /** Imported when it is opened. */
  form: ComponentType
}

/** The place for a promo code beside a sum. */
export function PromoOpener({ form: Form }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button look="plain" small className={styles.opener} onClick={() => setOpen(true)}>
        Есть промокод?
      </Button>
    )
  return (
    <Suspense fallback={<p className={styles.note}>Открываем…</p>}>
      <Form />
    </Suspense>
  )
}
