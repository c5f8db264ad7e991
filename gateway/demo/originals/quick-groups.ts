import groups from '@/gateway/demo/originals/data/quick-groups.json' with { type: 'json' }

export const QUICK_GROUPS = groups.map(({ code, title }, at) => ({ code, title, sequence: at + 1 }))

/** Quick group that gathers a kind of products. */
export const QUICK_OF_FAMILY: ReadonlyMap<string, string> = new Map(
  groups.flatMap(({ code, families }) => families.map((family) => [family, code] as const)),
)
