'use client'

import { live } from '@/components/navigation/live'
import { buttonClass } from '@/components/ui/button'

/** Prints the page; its style for paper has the drawing over the whole table. */
export function PrintButton() {
  return (
    <button
      ref={live}
      type="button"
      data-press=""
      className={buttonClass({ look: 'secondary', small: true })}
      onClick={() => window.print()}
    >
      Распечатать
    </button>
  )
}
