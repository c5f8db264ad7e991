import { keepFocus } from '@/components/navigation/keep-focus'
import { keepFolds } from '@/components/navigation/keep-folds'
import { CompareHost } from '@/features/compare/components/compare-host'

/** What every page needs once its visitor has done something: focus and opened folds are kept, and the returned part shows what is compared. */
export function startDeferredParts(focused: Element | null): typeof CompareHost {
  keepFocus(focused)
  keepFolds()
  return CompareHost
}
