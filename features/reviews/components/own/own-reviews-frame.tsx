'use client'

import type { ReactNode } from 'react'
import { LoadFailure } from '@/components/ui/load-failure'
import { TabLinks } from '@/components/ui/navigation/tabs'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { hrefs } from '@/lib/routing/hrefs'
import styles from '../own-reviews.module.css'

const KINDS = [
  { kind: 'waiting', title: 'Ждут отзыва', href: hrefs.reviews },
  { kind: 'written', title: 'Написанные', href: hrefs.writtenReviews },
] as const

/** Navigation between reviews to be written and written ones. */
export function OwnReviewsFrame({
  kind,
  children,
}: {
  kind: (typeof KINDS)[number]['kind']
  children: ReactNode
}) {
  return (
    <div className={styles.screen}>
      <TabLinks
        label="Какие отзывы"
        links={KINDS.map(({ kind: own, title, href }) => ({ href, title, isCurrent: own === kind }))}
      />
      {children}
    </div>
  )
}

/** A list that could not be loaded, with its server's message. */
export function ReviewsFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure title="Отзывы не открылись" text={failureText(error)} onRetry={onRetry} />
}
