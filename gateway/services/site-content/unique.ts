import type * as z from 'zod'

/** Refines a list: no two of its items may have one key. The later one is named. */
export function unique<Item>(keyOf: (item: Item, at: number) => string | number, message: string) {
  return (items: readonly Item[], context: z.core.$RefinementCtx): void => {
    const seen = new Set<string | number>()
    for (const [at, item] of items.entries()) {
      if (seen.has(keyOf(item, at))) context.addIssue({ code: 'custom', path: [at], message })
      seen.add(keyOf(item, at))
    }
  }
}
