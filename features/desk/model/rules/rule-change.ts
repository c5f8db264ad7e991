/** What a rule says, part by part. */
export type RuleFact = readonly [label: string, value: string]

/** The parts that a change has changed, «Цена: 299 ₽ → 350 ₽»; of a new rule all of them. */
export function changedFacts(before: readonly RuleFact[] | null, after: readonly RuleFact[]): string[] {
  if (before === null) return after.map(([label, value]) => `${label}: ${value}`)
  const known = new Map(before)
  return after
    .filter(([label, value]) => known.get(label) !== value)
    .map(([label, value]) => `${label}: ${known.get(label) ?? '—'} → ${value}`)
}
