/** A name that the script of a service looks for on the window. */
export function pageGlobal(name: string): unknown {
  return Reflect.get(window, name)
}

export function setPageGlobal(name: string, value: unknown): void {
  Reflect.set(window, name, value)
}

/** Calls a method of a third-party script; its failures do not affect the shop. */
export function callQuietly(owner: unknown, method: string, ...args: readonly unknown[]): void {
  try {
    const found: unknown =
      typeof owner === 'object' && owner !== null ? Reflect.get(owner, method) : undefined
    if (typeof found === 'function') Reflect.apply(found, owner, args)
  } catch {
    return
  }
}
