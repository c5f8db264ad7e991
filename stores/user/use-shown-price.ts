import { useStore } from 'zustand'
import { useHydrated } from '@/lib/interaction/use-hydrated'
import { shownMarkup, shownPercent, toShownEnd, toShownPrice } from './shown-markup'

/** Turns a price in rubles into the one shown to this visitor: companies may add their markup. */
export function useShownPrice(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownPrice(rubles, percent)
}

/** The same for the ends of a chosen range of prices. */
export function useShownEnd(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownEnd(rubles, percent)
}

/** Whether a price that is drawn now includes its markup: one that came with the page does not before hydration. */
export const useIsMarked = useHydrated
