const LENGTH = /^Не (?=длиннее|короче)/

/** A problem as a list tells it, away from its field: words about a length alone do not say whose it is. */
export function withLabel(message: string, field: HTMLElement | undefined): string {
  const [label] = field && 'labels' in field ? [...((field as HTMLInputElement).labels ?? [])] : []
  return label && LENGTH.test(message) ? `${label.textContent}: ${message.replace(LENGTH, 'не ')}` : message
}
