import { asData } from '@/gateway/demo/as-data'
import kinds from '@/gateway/demo/data/kinds.json' with { type: 'json' }
import { FITTED_RULES } from '@/gateway/demo/kinds/fitted-rules'
import { FLUID_RULES } from '@/gateway/demo/kinds/fluid-rules'
import type { DemoKind, KindEntry, SizedRules } from '@/gateway/demo/kinds/kind'
import { SUPPLY_RULES } from '@/gateway/demo/kinds/supply-rules'
import { TOOL_RULES } from '@/gateway/demo/kinds/tool-rules'
import { TYRE_RULES } from '@/gateway/demo/kinds/tyre-rules'
import { WHEEL_RULES } from '@/gateway/demo/kinds/wheel-rules'

const SIZED_RULES: Readonly<Record<string, SizedRules>> = {
  ...TYRE_RULES,
  ...WHEEL_RULES,
  ...SUPPLY_RULES,
  ...TOOL_RULES,
  ...FLUID_RULES,
}

export const ALL_KINDS: readonly DemoKind[] = asData<readonly KindEntry[]>(kinds).map(withRules)

function withRules(kind: KindEntry): DemoKind {
  if (kind.fit !== 'size') return { ...kind, ...FITTED_RULES[kind.family] }
  const rules = SIZED_RULES[kind.family]
  if (!rules) throw new Error(`no rules for goods of the kind ${kind.family}`)
  return { ...kind, ...rules }
}
