import type * as FilterSheet from './filter-sheet'

let loaded: typeof FilterSheet | undefined

/** Opens the filters as a sheet; its code comes with the first press, for only phones have one. Without it the link leads to them. */
export function openFilterSheet(
  root: HTMLElement,
  panel: HTMLElement,
  options?: { isResumed?: boolean; link?: HTMLElement },
): void {
  if (loaded) return loaded.openFilterSheet(root, panel, options)
  import('./filter-sheet').then(
    (sheet) => {
      loaded = sheet
      sheet.openFilterSheet(root, panel, options)
    },
    () => {
      if (options?.link instanceof HTMLAnchorElement) location.hash = options.link.hash
    },
  )
}

export function closeFilterSheet(): void {
  loaded?.closeFilterSheet()
}
