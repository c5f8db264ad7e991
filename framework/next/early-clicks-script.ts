import { captureEarlyClicks } from './capture-early-clicks'

/** Longer than scripts take on a line that is worth waiting for. */
const LONGEST_WAIT_MS = 20_000

/** A function, so that the text is made on the server: a constant would be made in the browser too, from code in its bundle. */
export function earlyClicksScript(): string {
  return `(${captureEarlyClicks.toString()})(document,${LONGEST_WAIT_MS})`
}
