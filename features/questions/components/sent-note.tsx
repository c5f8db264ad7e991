'use client'

import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { questionHrefs } from '@/lib/routing/question-hrefs'

type Props = { title: string; text: string; productHref: string | undefined }

/** Replaces a sent form, and takes the focus. */
export function SentNote({ title, text, productHref }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} role="status">
      <EmptyState
        title={title}
        text={text}
        actions={
          <>
            {productHref !== undefined && (
              <a className={buttonClass()} href={productHref}>
                К товару
              </a>
            )}
            <a className={buttonClass({ look: 'secondary' })} href={questionHrefs.own}>
              Мои вопросы
            </a>
          </>
        }
      />
    </div>
  )
}
