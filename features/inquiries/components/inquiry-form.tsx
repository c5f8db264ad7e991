'use client'

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onVisible } from '@/lib/interaction/on-visible'
import { Skeleton } from '@/components/ui/skeleton'
import type { InquiryFormProps } from '../model/inquiry-form-props'
import styles from './inquiry-form.module.css'

const FIELD_PX = 84

const LiveForm = lazy(() =>
  import('./live-inquiry-form').then(({ LiveInquiryForm: form }) => ({ default: form })),
)

/**
 * Loads a form in the browser, once it is visible or the visitor acts: on most pages it stands below what is read first. `plain` is the
 * one that works without scripts. Put into pages by `InquiryBlock`.
 */
export function InquiryForm({ plain, ...props }: InquiryFormProps & { plain: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isRequested, setRequested] = useState(false)
  useEffect(() => (place.current ? onVisible(place.current, () => setRequested(true)) : undefined), [])

  const waiting = <Skeleton height={props.form.fields.length * FIELD_PX} />
  return isRequested ? (
    <Suspense fallback={waiting}>
      <LiveForm {...props} />
    </Suspense>
  ) : (
    <>
      <div ref={place} className={styles.waiting}>
        {waiting}
      </div>
      <noscript>{plain}</noscript>
    </>
  )
}
