import { CHASSIS_KINDS } from '@/gateway/db/demo/kinds/chassis-kinds'
import { ENGINE_KINDS } from '@/gateway/db/demo/kinds/engine-kinds'
import { FLUID_KINDS } from '@/gateway/db/demo/kinds/fluid-kinds'
import type { DemoKind } from '@/gateway/db/demo/kinds/kind'
import { SUPPLY_KINDS } from '@/gateway/db/demo/kinds/supply-kinds'
import { WHEEL_KINDS } from '@/gateway/db/demo/kinds/wheel-kinds'

export const ALL_KINDS: readonly DemoKind[] = [
  ...ENGINE_KINDS,
  ...CHASSIS_KINDS,
  ...WHEEL_KINDS,
  ...SUPPLY_KINDS,
  ...FLUID_KINDS,
]
