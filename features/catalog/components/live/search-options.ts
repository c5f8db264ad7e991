/** Shows the options of a group whose title holds what was typed; the folded part opens while something is. */
export function searchOptions(field: HTMLInputElement): void {
  const group = field.closest('[data-group]')
  if (!group) return
  const requested = field.value.trim().toLocaleLowerCase('ru')
  for (const option of group.querySelectorAll<HTMLElement>('li')) {
    option.hidden =
      requested !== '' && !(option.textContent ?? '').toLocaleLowerCase('ru').includes(requested)
  }
  const folded = group.querySelector<HTMLDetailsElement>('details[data-key="more"]')
  if (!folded || folded.open || requested === '') return
  // Its options are drawn once it opens.
  folded.addEventListener('toggle', () => queueMicrotask(() => searchOptions(field)), { once: true })
  folded.open = true
}
