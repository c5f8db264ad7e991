const UNDER = 0.95
/** Rubles: from so much on, a suggestion is a multiple of the step. */
const STEPS = [
  { from: 10_000, step: 100 },
  { from: 1_000, step: 50 },
  { from: 100, step: 10 },
] as const

/** A round price a little under today's, in whole rubles; at least one. */
export function suggestPrice(rubles: number): number {
  const step = STEPS.find(({ from }) => rubles >= from)?.step ?? 1
  return Math.max(1, Math.floor((rubles * UNDER) / step) * step)
}
