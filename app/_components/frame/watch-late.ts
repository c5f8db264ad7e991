import { keepFocus } from '@/components/navigation/keep-focus'
import { CompareHost } from '@/features/compare/components/compare-host'

/** What every page watches once its visitor has done something; returns what it shows. */
export function watchLate(focused: Element | null): typeof CompareHost {
  keepFocus(focused)
  return CompareHost
}
