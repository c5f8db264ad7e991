import { useStore } from 'zustand'
import { shownMarkup, shownPercent, toShownEnd, toShownPrice } from './shown-markup'

/** Turns a price in rubles into the one shown to this visitor: companies may add their markup, which no price has before hydration. */
export function useShownPrice(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownPrice(rubles, percent)
}

/** The same for the ends of a chosen range of prices. */
export function useShownEnd(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownEnd(rubles, percent)
}
