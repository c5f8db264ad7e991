const SPREAD = 0.008
const STEPS = 1000

/** A small shift, north and east in degrees, always the same for a name: streets of one area do not lie on one point. */
export function shiftOf(name: string): readonly [north: number, east: number] {
  let hash = 7
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003
  return [
    ((hash % STEPS) / STEPS - 0.5) * SPREAD,
    ((Math.floor(hash / STEPS) % STEPS) / STEPS - 0.5) * SPREAD,
  ]
}
