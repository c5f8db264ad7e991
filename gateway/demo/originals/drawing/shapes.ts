import { asData } from '@/gateway/demo/as-data'
import air from '@/gateway/demo/originals/data/shapes/air.json' with { type: 'json' }
import brakes from '@/gateway/demo/originals/data/shapes/brakes.json' with { type: 'json' }
import climate from '@/gateway/demo/originals/data/shapes/climate.json' with { type: 'json' }
import cooling from '@/gateway/demo/originals/data/shapes/cooling.json' with { type: 'json' }
import doors from '@/gateway/demo/originals/data/shapes/doors.json' with { type: 'json' }
import electrics from '@/gateway/demo/originals/data/shapes/electrics.json' with { type: 'json' }
import engine from '@/gateway/demo/originals/data/shapes/engine.json' with { type: 'json' }
import fasteners from '@/gateway/demo/originals/data/shapes/fasteners.json' with { type: 'json' }
import fuel from '@/gateway/demo/originals/data/shapes/fuel.json' with { type: 'json' }
import gearbox from '@/gateway/demo/originals/data/shapes/gearbox.json' with { type: 'json' }
import interior from '@/gateway/demo/originals/data/shapes/interior.json' with { type: 'json' }
import lamps from '@/gateway/demo/originals/data/shapes/lamps.json' with { type: 'json' }
import panels from '@/gateway/demo/originals/data/shapes/panels.json' with { type: 'json' }
import round from '@/gateway/demo/originals/data/shapes/round.json' with { type: 'json' }
import steering from '@/gateway/demo/originals/data/shapes/steering.json' with { type: 'json' }
import suspension from '@/gateway/demo/originals/data/shapes/suspension.json' with { type: 'json' }
import washing from '@/gateway/demo/originals/data/shapes/washing.json' with { type: 'json' }
import wheels from '@/gateway/demo/originals/data/shapes/wheels.json' with { type: 'json' }
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
