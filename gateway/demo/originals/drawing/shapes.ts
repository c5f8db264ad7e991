import { AIR_SHAPES } from './shapes-air'
import { BRAKE_SHAPES } from './shapes-brakes'
import { CLIMATE_SHAPES } from './shapes-climate'
import { COOLING_SHAPES } from './shapes-cooling'
import { DOOR_SHAPES } from './shapes-doors'
import { ELECTRIC_SHAPES } from './shapes-electrics'
import { ENGINE_SHAPES } from './shapes-engine'
import { FASTENER_SHAPES } from './shapes-fasteners'
import { FUEL_SHAPES } from './shapes-fuel'
import { GEARBOX_SHAPES } from './shapes-gearbox'
import { INTERIOR_SHAPES } from './shapes-interior'
import { LAMP_SHAPES } from './shapes-lamps'
import { PANEL_SHAPES } from './shapes-panels'
import { ROUND_SHAPES } from './shapes-round'
import { STEERING_SHAPES } from './shapes-steering'
import { SUSPENSION_SHAPES } from './shapes-suspension'
import { WASHING_SHAPES } from './shapes-washing'
import { WHEEL_SHAPES } from './shapes-wheels'
import type { Shape } from './shape'

/** Every part that can be drawn, by name. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  ...AIR_SHAPES,
  ...BRAKE_SHAPES,
  ...CLIMATE_SHAPES,
  ...COOLING_SHAPES,
  ...DOOR_SHAPES,
  ...ELECTRIC_SHAPES,
  ...ENGINE_SHAPES,
  ...FASTENER_SHAPES,
  ...FUEL_SHAPES,
  ...GEARBOX_SHAPES,
  ...INTERIOR_SHAPES,
  ...LAMP_SHAPES,
  ...PANEL_SHAPES,
  ...ROUND_SHAPES,
  ...STEERING_SHAPES,
  ...SUSPENSION_SHAPES,
  ...WASHING_SHAPES,
  ...WHEEL_SHAPES,
}
