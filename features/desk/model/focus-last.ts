/** After a group of fields was added or taken away: the keyboard goes on in the last one, or where another is added. */
export function focusLast(root: HTMLElement | null, groups: string): void {
  const last = [...(root?.querySelectorAll<HTMLElement>(groups) ?? [])].at(-1) ?? root
  last?.querySelector<HTMLElement>('input, select, button')?.focus()
}
