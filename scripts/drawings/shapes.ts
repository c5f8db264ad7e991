import { asData } from '@/gateway/demo/as-data'
import air from './shapes/air.json' with { type: 'json' }
import brakes from './shapes/brakes.json' with { type: 'json' }
import climate from './shapes/climate.json' with { type: 'json' }
import cooling from './shapes/cooling.json' with { type: 'json' }
import doors from './shapes/doors.json' with { type: 'json' }
import electrics from './shapes/electrics.json' with { type: 'json' }
import engine from './shapes/engine.json' with { type: 'json' }
import fasteners from './shapes/fasteners.json' with { type: 'json' }
import fuel from './shapes/fuel.json' with { type: 'json' }
import gearbox from './shapes/gearbox.json' with { type: 'json' }
import interior from './shapes/interior.json' with { type: 'json' }
import lamps from './shapes/lamps.json' with { type: 'json' }
import panels from './shapes/panels.json' with { type: 'json' }
import round from './shapes/round.json' with { type: 'json' }
import steering from './shapes/steering.json' with { type: 'json' }
import suspension from './shapes/suspension.json' with { type: 'json' }
import washing from './shapes/washing.json' with { type: 'json' }
import wheels from './shapes/wheels.json' with { type: 'json' }
import type { Shape } from './shape'

/** Every part that can be drawn, by name. */
export const SHAPES = asData<Readonly<Record<string, Shape>>>({
  ...air,
  ...brakes,
  ...climate,
  ...cooling,
  ...doors,
  ...electrics,
  ...engine,
  ...fasteners,
  ...fuel,
  ...gearbox,
  ...interior,
  ...lamps,
  ...panels,
  ...round,
  ...steering,
  ...suspension,
  ...washing,
  ...wheels,
})
