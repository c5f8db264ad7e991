import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { shownMarkup, shownPercent, toShownEnd, toShownPrice } from './shown-markup'

/** Turns a price in rubles into the one that this visitor is to see: companies may have their markup put on it. */
export function useShownPrice(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownPrice(rubles, percent)
}

/** The same for the ends of a range of prices that was chosen. */
export function useShownEnd(): (rubles: number) => number {
  const percent = useStore(shownMarkup, shownPercent)
  return (rubles) => toShownEnd(rubles, percent)
}

/** Whether a price that is drawn now has its markup: one that came with the page has not until the page is alive. */
export function useIsMarked(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
