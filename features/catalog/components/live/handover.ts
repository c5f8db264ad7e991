import { openFilterSheet } from './filter-sheet'

/** What the reader had before a click that replaces the page: it is put back on the page that comes. */
type Handover = {
  focus: string | null
  groups: ReadonlyMap<string, boolean>
  panelTop: number
  isSheetOpen: boolean
}

let handover: Handover | undefined

export function leaveHandover(root: HTMLElement, focused: Element): void {
  const panel = panelOf(root)
  handover = {
    // A link to another page of the list leads to the top of that page.
    focus: focused.closest('[data-live="pages"]') ? null : keyOf(focused),
    groups: new Map(groupsOf(root).map((group) => [groupKey(group), group.open])),
    panelTop: panel?.scrollTop ?? 0,
    isSheetOpen: panel?.dataset['sheet'] !== undefined,
  }
}

/** Puts the state back; false when the page was reached in another way. */
export function takeHandover(root: HTMLElement): boolean {
  const given = handover
  handover = undefined
  if (!given) return false
  for (const group of groupsOf(root)) group.open = given.groups.get(groupKey(group)) ?? group.open
  const panel = panelOf(root)
  if (panel && given.isSheetOpen) openFilterSheet(panel, { isResumed: true })
  if (panel) panel.scrollTop = given.panelTop
  // The router's own delegate focuses the heading of a new path in the same turn; the reader stays where the click was.
  queueMicrotask(() => {
    const focusable = [...root.querySelectorAll<HTMLElement>('[data-live] :is(a[href], input)')]
    const same = given.focus === null ? undefined : focusable.find((element) => keyOf(element) === given.focus)
    const target = same ?? root.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
  return true
}

export function panelOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-live="filters"]')
}

function groupsOf(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('[data-live="filters"] details')]
}

function groupKey(group: HTMLDetailsElement): string {
  const outer = group.parentElement?.closest('details')
  return `${outer ? groupKey(outer) : ''}|${group.dataset['key'] ?? ''}`
}

/** The text of a control without its changing count, within its filter. */
function keyOf(element: Element): string {
  const group = element.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? ''
  const name = element instanceof HTMLInputElement ? element.name : element.firstChild?.textContent
  return `${group}|${name ?? ''}`
}
