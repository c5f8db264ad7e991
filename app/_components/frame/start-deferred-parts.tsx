import type { ReactNode } from 'react'
import { dropSecondTaps } from '@/components/navigation/drop-second-taps'
import { keepFocus } from '@/components/navigation/keep-focus'
import { keepFolds } from '@/components/navigation/keep-folds'
import { CompareHost } from '@/features/compare/components/compare-host'

/** What every page needs once its visitor has done something: focus and opened folds are kept, double taps are one tap, and what it returns shows what is compared. */
export function startDeferredParts(focused: Element | null): ReactNode {
  dropSecondTaps()
  keepFocus(focused)
  keepFolds()
  return <CompareHost />
}
