/** Begins a title whose name is cut by its lines, and stands around what no line may break inside of. */
export const TITLE_MARK = '\u0001'
export const NBSP = '\u00a0'

/** A title as it was before it was marked for a card. */
export function clearTitle(marked: string): string {
  return marked.replaceAll(TITLE_MARK, '').replaceAll(/[\n\u00a0]/g, ' ')
}
