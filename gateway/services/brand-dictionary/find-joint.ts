const BETWEEN_NAMES = /[\s/|\\,;&+()-]+/
const MOST_NAMES = 4

/** The common brand of all names in a text, as «KNECHT/MAHLE» names one brand twice; nothing where they differ. */
export function findJoint<Found>(text: string, find: (name: string) => Found | undefined): Found | undefined {
  const names = text.split(BETWEEN_NAMES, MOST_NAMES + 1).filter((name) => name !== '')
  if (names.length < 2 || names.length > MOST_NAMES) return undefined
  const [first, ...others] = names.map(find)
  return others.every((other) => other === first) ? first : undefined
}
