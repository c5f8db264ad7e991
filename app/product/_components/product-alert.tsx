'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { WantedAlert } from '@/features/alerts/model/wanted-alert'

type Props = {
  /** With today's price in rubles; null for a product that cannot be bought. */
  part: WantedAlert
  /** Words of the button: they are in the page, so they need not be in its scripts. */
  children: ReactNode
}

/** The way to be told of a product by a letter; what it opens is loaded with the press. */
export function ProductAlert({ part, children }: Props) {
  const [dialog, show] = useState<ReactNode>()
  const isQuiet = part.price !== null
  return (
    <>
      <Button
        look={isQuiet ? 'plain' : 'secondary'}
        small={isQuiet}
        onClick={() => void import('./open-alert').then(({ openAlert }) => openAlert(part, show))}
      >
        {children}
      </Button>
      {dialog}
    </>
  )
}
