import { openFilterSheet } from './sheet-loader'

/** What the reader had before a click that replaces the page: it is put back on the page that comes. */
type Handover = {
  /** Where the click leads; on any other page the state is of no use. */
  href: string
  focus: string | null
  panelTop: number
  isSheetOpen: boolean
}

let handover: Handover | undefined
/** Which groups are to stand open at an address: as on the page that a click left for it, or as it was left itself. */
const open = new Map<string, ReadonlyMap<string, boolean>>()
let shownAt = ''
/** Key of what had the focus; '' is the heading. */
let pendingFocus: string | undefined

export function leaveHandover(root: HTMLElement, focused: Element, href: string): void {
  const panel = panelOf(root)
  keepGroups(root, href)
  handover = {
    href,
    // A link to another page of the list leads to the top of that page.
    focus: focused.closest('[data-live="pages"]') ? null : keyOf(focused),
    panelTop: panel?.scrollTop ?? 0,
    isSheetOpen: panel?.dataset['sheet'] !== undefined,
  }
}

/** What is left now. The focus may have moved on since the click: by Tab out of a field, for example. */
export function updateHandover(root: HTMLElement): void {
  keepGroups(root, shownAt)
  const focused = document.activeElement
  if (handover && handover.focus !== null && focused && root.contains(focused))
    handover.focus = keyOf(focused)
}

/** Puts back all but the focus; false when the page was reached in another way, where only its groups are put back. */
export function takeHandover(root: HTMLElement): boolean {
  const given = handover
  handover = undefined
  shownAt = location.pathname + location.search
  for (const group of groupsOf(root)) group.open = open.get(shownAt)?.get(groupKey(group)) ?? group.open
  if (given?.href !== shownAt) return false
  const panel = panelOf(root)
  if (panel && given.isSheetOpen) openFilterSheet(root, panel, { isResumed: true })
  // Written where it says nothing new, it would still make the browser lay out the whole list before the list is complete.
  if (panel && given.panelTop > 0) panel.scrollTop = given.panelTop
  pendingFocus = given.focus ?? ''
  return true
}

/** Returns the focus to the control that was used, or gives it to the heading when that is gone. */
export function takeFocus(root: HTMLElement): void {
  const key = pendingFocus
  pendingFocus = undefined
  if (key === undefined) return
  // The link delegate focuses the heading of a new path in this same turn; the reader stays where the click was.
  queueMicrotask(() => {
    const controls = [...root.querySelectorAll<HTMLElement>('[data-live] :is(a[href], input)')]
    const same = key === '' ? undefined : controls.find((control) => keyOf(control) === key)
    const target = same ?? root.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
}

export function panelOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-live="filters"]')
}

function groupsOf(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('[data-live="filters"] details')]
}

function keepGroups(root: HTMLElement, href: string): void {
  open.set(href, new Map(groupsOf(root).map((group) => [groupKey(group), group.open])))
}

function groupKey(group: HTMLDetailsElement): string {
  const outer = group.parentElement?.closest('details')
  return `${outer ? groupKey(outer) : ''}|${group.dataset['key'] ?? ''}`
}

/** The text of a control without its changing count, within its filter. */
function keyOf(element: Element): string {
  const group = element.closest<HTMLElement>('[data-group]')?.dataset['key'] ?? ''
  const name = element instanceof HTMLInputElement ? element.name : element.firstChild?.textContent?.trim()
  return `${group}|${name ?? ''}`
}
