'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { Skeleton } from '@/components/ui/skeleton'
import styles from './look-up.module.css'

const FORM_PX = 220
const LookUpForm = lazy(() => import('./look-up-form').then(({ LookUpForm: form }) => ({ default: form })))

/** Loads the form in the browser; `plain` is one that works without scripts. */
export function OrderLookUp({ plain }: { plain: ReactNode }) {
  const isHydrated = useHydrated()
  const waiting = <Skeleton height={FORM_PX} />
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <LookUpForm />
    </Suspense>
  ) : (
    <>
      <div className={styles.waiting}>{waiting}</div>
      <noscript>{plain}</noscript>
    </>
  )
}
