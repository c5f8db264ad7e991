import { BODY_KINDS } from '@/gateway/demo/kinds/body-kinds'
import { BRAKE_KINDS } from '@/gateway/demo/kinds/brake-kinds'
import { CHASSIS_KINDS } from '@/gateway/demo/kinds/chassis-kinds'
import { ENGINE_KINDS } from '@/gateway/demo/kinds/engine-kinds'
import { FLUID_KINDS } from '@/gateway/demo/kinds/fluid-kinds'
import { IGNITION_KINDS } from '@/gateway/demo/kinds/ignition-kinds'
import type { DemoKind } from '@/gateway/demo/kinds/kind'
import { SUPPLY_KINDS } from '@/gateway/demo/kinds/supply-kinds'
import { TOOL_KINDS } from '@/gateway/demo/kinds/tool-kinds'
import { TYRE_KINDS } from '@/gateway/demo/kinds/tyre-kinds'
import { WHEEL_KINDS } from '@/gateway/demo/kinds/wheel-kinds'

export const ALL_KINDS: readonly DemoKind[] = [
  ...ENGINE_KINDS,
  ...IGNITION_KINDS,
  ...BRAKE_KINDS,
  ...CHASSIS_KINDS,
  ...BODY_KINDS,
  ...TYRE_KINDS,
  ...WHEEL_KINDS,
  ...SUPPLY_KINDS,
  ...TOOL_KINDS,
  ...FLUID_KINDS,
]
