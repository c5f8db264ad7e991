type Connection = { effectiveType?: string; saveData?: boolean }

/** Whether pages may be fetched ahead: not on 2g, not when the visitor saves data, not offline. */
export function mayPrefetch(navigatorLike: { onLine: boolean; connection?: Connection }): boolean {
  const { connection, onLine } = navigatorLike
  if (!onLine || connection?.saveData) return false
  return !connection?.effectiveType?.includes('2g')
}
