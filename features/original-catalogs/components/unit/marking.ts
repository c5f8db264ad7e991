/** Attribute of rows and callouts: the position that they stand for. */
const POSITION = 'data-position'
const ACTIVE = 'data-active'

/** Marks what stands for a position, rows and callouts alike; nothing for null. Set as attributes, so a mark costs no render. */
export function markPosition(unit: HTMLElement, position: string | null): void {
  for (const element of unit.querySelectorAll(`[${ACTIVE}]`)) element.removeAttribute(ACTIVE)
  if (position === null) return
  for (const element of unit.querySelectorAll(selectorOf(position))) element.setAttribute(ACTIVE, '')
}

export function positionOf(target: EventTarget | null): string | null {
  return (target as Element | null)?.closest(`[${POSITION}]`)?.getAttribute(POSITION) ?? null
}

export function rowsOf(unit: HTMLElement, position: string): HTMLElement[] {
  return [...unit.querySelectorAll<HTMLElement>(`tr${selectorOf(position)}`)]
}

export function calloutsOf(unit: HTMLElement, position: string): HTMLElement[] {
  return [...unit.querySelectorAll<HTMLElement>(`a${selectorOf(position)}`)]
}

/** Scrolls the table alone, where it scrolls by itself; on a phone the page does, and only when `isPressed`. */
export function bringIntoView(row: HTMLElement, isPressed: boolean): void {
  const pane = row.closest<HTMLElement>('[data-pane]')
  if (pane && pane.scrollHeight > pane.clientHeight && getComputedStyle(pane).overflowY === 'auto') {
    const frame = pane.getBoundingClientRect()
    const head = pane.querySelector('thead')?.getBoundingClientRect().height ?? 0
    const box = row.getBoundingClientRect()
    if (box.top < frame.top + head) pane.scrollTop -= frame.top + head - box.top
    else if (box.bottom > frame.bottom) pane.scrollTop += box.bottom - frame.bottom
  } else if (isPressed) {
    row.scrollIntoView({ block: 'nearest' })
  }
}

function selectorOf(position: string): string {
  return `[${POSITION}="${CSS.escape(position)}"]`
}
