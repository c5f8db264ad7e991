'use client'

import { markHydrated } from '@/framework/next/mark-hydrated'
import { buttonClass } from '@/components/ui/button'

/** Prints the page; its style for paper has the drawing over the whole table. */
export function PrintButton() {
  return (
    <button
      ref={markHydrated}
      type="button"
      data-replay-click=""
      className={buttonClass({ look: 'secondary', small: true })}
      onClick={() => window.print()}
    >
      Распечатать
    </button>
  )
}
