'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Skeleton } from '@/components/ui/skeleton'

const FORM_PX = 220
const LookUpForm = lazy(() => import('./look-up-form').then(({ LookUpForm: form }) => ({ default: form })))

const never = () => () => {}

/** Loads the form in the browser: the page is the same for everyone, and works only with scripts. */
export function OrderLookUp() {
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const waiting = <Skeleton height={FORM_PX} />
  return isBrowser ? (
    <Suspense fallback={waiting}>
      <LookUpForm />
    </Suspense>
  ) : (
    <>
      {waiting}
      <noscript>
        <p>Чтобы узнать о заказе здесь, включите скрипты. Или позвоните нам: телефон вверху страницы.</p>
      </noscript>
    </>
  )
}
