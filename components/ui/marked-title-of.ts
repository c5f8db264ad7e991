import { TITLE_MARK } from '@/lib/parts/marked-title'

/** The title that `MarkedTitle` has drawn in an element. */
export function markedTitleOf(drawn: Element): string {
  const lines = Array.from(drawn.children, textOf)
  return lines.length === 0 ? (drawn.textContent ?? '') : TITLE_MARK + lines.join('\n')
}

/** With marks around what no line may break inside of. */
function textOf({ childNodes }: Element): string {
  return Array.from(childNodes, (piece) => {
    const text = piece.textContent ?? ''
    return piece instanceof Element ? TITLE_MARK + text + TITLE_MARK : text
  }).join('')
}
