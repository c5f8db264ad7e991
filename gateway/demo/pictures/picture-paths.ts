/** Views of a part, in the order of a gallery. */
export const PART_VIEWS = ['main', 'side', 'box', 'close'] as const
export type PartView = (typeof PART_VIEWS)[number]

const UNSAFE = /[^\p{L}\p{N} ._()-]+/gu
const MAX_LABEL_LENGTH = 48

/**
 * Media paths of a part's pictures. The path holds all that the drawing needs: nothing is stored.
 * Two to four views, so that galleries differ.
 */
export function partPicturePaths(kind: string, seed: number, label: string): string[] {
  const safe = label
    .replace(UNSAFE, '-')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, MAX_LABEL_LENGTH)
    .trim()
  return PART_VIEWS.slice(0, 2 + (seed % 3)).map(
    (view) => `parts/${kind}/${seed.toString(36)}/${safe}/${view}.svg`,
  )
}
