let region: HTMLElement | undefined

/** Has a screen reader say something; the region outlives the page, so that a change in it is noticed. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'visually-hidden'
    region.setAttribute('role', 'status')
    document.body.append(region)
  }
  const target = region
  target.textContent = ''
  setTimeout(() => (target.textContent = text), 50)
}
