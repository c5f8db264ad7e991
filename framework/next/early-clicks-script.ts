import { captureEarlyClicks } from './capture-early-clicks'

/** Longer than scripts take on a line that is worth waiting for. */
const LONGEST_WAIT_MS = 20_000

/** A function, as its neighbours are: a text made where it stands would be made in the browser too, of code that it must then carry. */
export function earlyClicksScript(): string {
  return `(${captureEarlyClicks.toString()})(document,${LONGEST_WAIT_MS})`
}
