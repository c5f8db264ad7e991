/**
 * One value per process under a name: Next bundles pages, middleware.ts and route handlers apart, and each bundle has modules of its
 * own.
 */
export function processWide<T>(name: string, create: () => T): T {
  const holder = globalThis as unknown as Record<symbol, T | undefined>
  const key = Symbol.for(`arus.${name}`)
  return (holder[key] ??= create())
}
