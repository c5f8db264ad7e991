import { asData } from '@/gateway/demo/as-data'
import body from '@/gateway/demo/data/pictures/body.json' with { type: 'json' }
import brakes from '@/gateway/demo/data/pictures/brakes.json' with { type: 'json' }
import drivetrain from '@/gateway/demo/data/pictures/drivetrain.json' with { type: 'json' }
import electrics from '@/gateway/demo/data/pictures/electrics.json' with { type: 'json' }
import engine from '@/gateway/demo/data/pictures/engine.json' with { type: 'json' }
import filters from '@/gateway/demo/data/pictures/filters.json' with { type: 'json' }
import fluids from '@/gateway/demo/data/pictures/fluids.json' with { type: 'json' }
import lamps from '@/gateway/demo/data/pictures/lamps.json' with { type: 'json' }
import suspension from '@/gateway/demo/data/pictures/suspension.json' with { type: 'json' }
import tools from '@/gateway/demo/data/pictures/tools.json' with { type: 'json' }
import wheels from '@/gateway/demo/data/pictures/wheels.json' with { type: 'json' }
import { drawTemplate, type Template } from './draw-template'
import { oilFilter, pleatedCylinder } from './filters'
import type { Drawing } from './sheet'
import { allSeasonTyre, studdedTyre, summerTyre, winterTyre } from './tyres'
import { alloyWheel, steelWheel } from './wheels'

const WHEEL = /^(alloy|steel)-wheel(-dark)?-(\d)$/

const TEMPLATES = asData<Readonly<Record<string, Template>>>({
  ...body,
  ...brakes,
  ...drivetrain,
  ...electrics,
  ...engine,
  ...filters,
  ...fluids,
  ...lamps,
  ...suspension,
  ...tools,
  ...wheels,
})
const PACKAGE_KIND = 'carton'

/** Those whose proportions are drawn, too. */
const CODED: Readonly<Record<string, Drawing>> = {
  'oil-filter': oilFilter,
  'cartridge-filter': pleatedCylinder,
  'tyre-summer': summerTyre,
  'tyre-winter': winterTyre,
  'tyre-studded': studdedTyre,
  'tyre-all': allSeasonTyre,
}
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries(TEMPLATES).map(([kind, template]) => [kind, drawTemplate(template)] as const),
  ...Object.entries(CODED),
])

/** The drawing of a kind of part; a package for a kind without a drawing. */
export function drawingOf(kind: string): Drawing {
  const [, material, dark, holes] = WHEEL.exec(kind) ?? []
  if (material) {
    const make = material === 'alloy' ? alloyWheel : steelWheel
    return make(dark !== undefined, Number(holes))
  }
  const drawing = DRAWINGS.get(kind) ?? DRAWINGS.get(PACKAGE_KIND)
  if (!drawing) throw new Error('the drawing of a package is missing')
  return drawing
}

export const PACKAGE = drawingOf(PACKAGE_KIND)

/** @internal */
export const DRAWN_KINDS = [...DRAWINGS.keys()]
