import { keepFocus } from '@/components/navigation/keep-focus'
import { CompareHost } from '@/features/compare/components/compare-host'

/** What every page needs once its visitor has done something: the focus is kept, and the returned part shows what is compared. */
export function startDeferredParts(focused: Element | null): typeof CompareHost {
  keepFocus(focused)
  return CompareHost
}
