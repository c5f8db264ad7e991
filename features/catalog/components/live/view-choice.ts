export type ListingView = 'grid' | 'rows'

const STORAGE_KEY = 'listing-view'

/** Runs while the list is being parsed, before any card is painted, so that the remembered view shifts nothing. */
export const VIEW_SCRIPT = `try{if(localStorage['${STORAGE_KEY}']=='rows')document.currentScript.parentNode.dataset.view='rows'}catch{}`

export function showRememberedView(root: HTMLElement): void {
  showView(root, rememberedView())
}

export function chooseView(root: HTMLElement, view: ListingView): void {
  showView(root, view)
  try {
    localStorage.setItem(STORAGE_KEY, view)
  } catch {
    // Without storage the choice lasts for this page.
  }
}

function showView(root: HTMLElement, view: ListingView): void {
  root.querySelector('[data-view]')?.setAttribute('data-view', view)
  for (const button of root.querySelectorAll<HTMLElement>('[data-view-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset['viewChoice'] === view))
  }
}

function rememberedView(): ListingView {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'rows' ? 'rows' : 'grid'
  } catch {
    return 'grid'
  }
}
