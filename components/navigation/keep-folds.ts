/** Frames in which a page that the way back leads to has been drawn: two seconds. */
const LONGEST_WAIT_FRAMES = 120

/** Which folds stand open on the pages of this visit, by their addresses. */
const open = new Map<string, Set<string>>()

let isStarted = false

/** On the way back the router shows a page as the server drew it: what was unfolded there is unfolded again. */
export function keepFolds(): void {
  if (isStarted) return
  isStarted = true
  // `toggle` does not bubble.
  document.addEventListener('toggle', ({ target }) => note(target), true)
  window.addEventListener('popstate', () => {
    const kept = open.get(address())
    if (kept?.size) unfold(kept, new Set(folds()), LONGEST_WAIT_FRAMES)
  })
}

function note(target: EventTarget | null): void {
  const at = folds().findIndex((fold) => fold === target)
  const fold = folds()[at]
  if (!fold) return
  const ofPage = open.get(address()) ?? new Set<string>()
  open.set(address(), ofPage)
  if (fold.open) ofPage.add(keyOf(fold, at))
  else ofPage.delete(keyOf(fold, at))
}

/** The folds of the page that is left do not count: it stands until the next one is drawn. */
function unfold(kept: ReadonlySet<string>, left: ReadonlySet<HTMLDetailsElement>, frames: number): void {
  const found = folds().filter((fold, at) => !left.has(fold) && kept.has(keyOf(fold, at)))
  for (const fold of found) fold.open = true
  if (found.length < kept.size && frames > 0) requestAnimationFrame(() => unfold(kept, left, frames - 1))
}

/** A listing puts its filters back itself. */
function folds(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details:not([data-live] details)')]
}

function keyOf(fold: HTMLDetailsElement, at: number): string {
  return `${at} ${fold.firstElementChild?.textContent ?? ''}`
}

function address(): string {
  return location.pathname + location.search
}
