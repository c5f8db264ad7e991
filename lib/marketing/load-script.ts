/** Adds a script of another host to the page. Resolves when it has run, rejects when it is blocked or missing. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)))
    document.head.append(script)
  })
}
