'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** The first view is painted by then. */
const PAINTED_MS = 50

/** A page that a press leads to is on its way; back, forward and the first document are no such navigations. */
let isPressed = false

export function markPress(isUnderWay: boolean): void {
  isPressed = isUnderWay
}

/**
 * Whether to draw what lies below the window. On a page that a press led to it comes after the first view was painted; a document has it
 * at once, and so have back and forward, whose place on the page the browser looks for.
 */
export function useBelowFold(): boolean {
  const [isDrawn, setDrawn] = useState(!isPressed)

  useEffect(() => void setTimeout(startTransition, PAINTED_MS, () => setDrawn(true)), [])

  return isDrawn
}

/** Drawn after the first view of a page that a press led to; the footer waits below the window meanwhile. */
export function BelowFold({ children }: { children: ReactNode }) {
  return useBelowFold() ? children : <div style={{ minHeight: '100vh' }} />
}
