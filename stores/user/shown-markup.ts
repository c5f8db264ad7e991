import { createStore } from 'zustand/vanilla'
import { toKopecks, toRubles } from '@/lib/money'
import { highestWithMarkup, lowestWithMarkup, withMarkup } from '@/lib/parts/terms/markup'

/** As in the contract, whose limits would weigh 0.3 kB on every page. */
const MAX_PERCENT = 1000

/** Present while prices are shown with a markup, with its per cent; read before the first paint. */
export const MARKUP_HINT_KEY = 'markup'
/** Present while a company sees prices as it pays them. */
export const MARKUP_OFF_KEY = 'markup-off'

export type ShownMarkup = {
  /** Per cent that may be shown to this visitor; 0 for all but companies with a markup. */
  offered: number
  /** The company's own choice in this browser. */
  isOn: boolean
}

const NOTHING: ShownMarkup = { offered: 0, isOn: true }

/** One for the page: products are drawn in many places, most of which know no visitor. Nothing is written on the server. */
export const shownMarkup = createStore<ShownMarkup>()(() => NOTHING)

/** Per cent that stands on every shown price. */
export function shownPercent({ offered, isOn }: ShownMarkup): number {
  return isOn ? offered : 0
}

/** Rubles as shown to the visitor. */
export function toShownPrice(rubles: number, percent: number): number {
  return percent === 0 ? rubles : toRubles(withMarkup(toKopecks(rubles), percent))
}

/** Prices as they are paid whose shown ones lie from one number of rubles to another. */
export const toPaidEnd = {
  min: (shown: number, percent: number) =>
    percent === 0 ? shown : toRubles(lowestWithMarkup(toKopecks(shown), percent)),
  max: (shown: number, percent: number) =>
    percent === 0 ? shown : toRubles(Math.max(0, highestWithMarkup(toKopecks(shown), percent))),
} as const

/**
 * An end of a range of paid prices as it was typed: people type whole rubles, and a paid kopeck comes to more than a shown
 * one, so 2000 would come back as 1999.99.
 */
export function toShownEnd(paid: number, percent: number): number {
  const shown = toShownPrice(paid, percent)
  const whole = Math.round(shown)
  const kopeckApart = 1 + percent / 100
  return percent !== 0 && Math.abs(toKopecks(whole) - toKopecks(shown)) <= kopeckApart ? whole : shown
}

/** This browser's last choice: prices need not wait for the user's record. */
export function recallMarkup(): void {
  const percent = Number(read(MARKUP_HINT_KEY))
  shownMarkup.setState({
    isOn: read(MARKUP_OFF_KEY) === null,
    ...(percent > 0 && percent <= MAX_PERCENT ? { offered: percent } : {}),
  })
}

/** Sets what the visitor may see, once the user is known. */
export function offerMarkup(offered: number): void {
  shownMarkup.setState({ offered })
  keepHint()
}

export function switchMarkup(isOn: boolean): void {
  shownMarkup.setState({ isOn })
  write(MARKUP_OFF_KEY, isOn ? null : '1')
  keepHint()
}

/** Follows the choice in other tabs until the returned function is called. */
export function followMarkup(): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === MARKUP_OFF_KEY) shownMarkup.setState({ isOn: newValue === null })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function keepHint(): void {
  const percent = shownPercent(shownMarkup.getState())
  write(MARKUP_HINT_KEY, percent > 0 ? String(percent) : null)
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    return
  }
}
