'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useIsLive } from '@/components/form/use-is-live'
import { Skeleton } from '@/components/ui/skeleton'
import type { InquiryFormProps } from '../model/inquiry-form-props'
import styles from './inquiry-form.module.css'

const FIELD_PX = 84

const LiveForm = lazy(() =>
  import('./live-inquiry-form').then(({ LiveInquiryForm: form }) => ({ default: form })),
)

/** Loads a form in the browser; `plain` is the one that works without scripts. Put into pages by `InquiryBlock`. */
export function InquiryForm({ plain, ...props }: InquiryFormProps & { plain: ReactNode }) {
  const isBrowser = useIsLive()
  const waiting = <Skeleton height={props.form.fields.length * FIELD_PX} />
  return isBrowser ? (
    <Suspense fallback={waiting}>
      <LiveForm {...props} />
    </Suspense>
  ) : (
    <>
      <div className={styles.waiting}>{waiting}</div>
      <noscript>{plain}</noscript>
    </>
  )
}
