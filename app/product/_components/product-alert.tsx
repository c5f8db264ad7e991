'use client'

import { type ReactNode, useState } from 'react'
import { NO_SCRIPTS_ID } from '@/components/layout/no-scripts-id'
import type { RequestedAlert } from '@/features/alerts/model/requested-alert'
import { markHydrated } from '@/framework/next/mark-hydrated'

type Props = {
  /** With today's price in rubles; null for a product that cannot be bought. */
  part: RequestedAlert
  className: string | undefined
  /** Words of the button: they and its look are in the page, so they need not be in its scripts. */
  children: ReactNode
}

/** The way to be told of a product by an email; what it opens is loaded with the press. */
export function ProductAlert({ part, className, children }: Props) {
  const [dialog, show] = useState<ReactNode>()
  return (
    <>
      <button
        ref={markHydrated}
        type="button"
        className={className}
        data-replay-click=""
        popoverTarget={NO_SCRIPTS_ID}
        onClick={() => void import('./open-alert').then(({ openAlert }) => openAlert(part, show))}
      >
        {children}
      </button>
      {dialog}
    </>
  )
}
