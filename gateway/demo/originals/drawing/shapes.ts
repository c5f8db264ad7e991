import { BODY_SHAPES } from './shapes-body'
import { CHASSIS_SHAPES } from './shapes-chassis'
import { ENGINE_SHAPES } from './shapes-engine'
import { ROUND_SHAPES } from './shapes-round'
import { SUPPLY_SHAPES } from './shapes-supply'
import type { Shape } from './shape'

/** Every part that can be drawn, by name. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  ...ROUND_SHAPES,
  ...CHASSIS_SHAPES,
  ...ENGINE_SHAPES,
  ...SUPPLY_SHAPES,
  ...BODY_SHAPES,
}
