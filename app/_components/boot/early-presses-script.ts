import { collectEarlyPresses } from './collect-early-presses'

/** Longer than scripts take on a line that is worth waiting for. */
const LONGEST_WAIT_MS = 20_000

export const EARLY_PRESSES_SCRIPT = `(${collectEarlyPresses.toString()})(document,${LONGEST_WAIT_MS})`
