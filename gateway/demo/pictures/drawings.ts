import * as body from './body'
import * as brakes from './brakes'
import * as drivetrain from './drivetrain'
import * as electrics from './electrics'
import * as engine from './engine'
import * as filters from './filters'
import * as fluids from './fluids'
import * as lamps from './lamps'
import type { Drawing } from './sheet'
import * as suspension from './suspension'
import * as tools from './tools'
import * as tyres from './tyres'
import * as wheels from './wheels'

const WHEEL = /^(alloy|steel)-wheel(-dark)?-(\d)$/

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'oil-filter': filters.oilFilter,
  'fuel-filter': filters.fuelFilter,
  'air-filter': filters.airFilter,
  'cabin-filter': filters.cabinFilter,
  'cabin-filter-carbon': filters.carbonFilter,
  'cartridge-filter': filters.pleatedCylinder,
  'round-air-filter': filters.roundAirFilter,
  'atf-filter': filters.panFilter,
  'brake-pads': brakes.brakePads,
  'brake-disc': brakes.ventedDisc,
  'brake-disc-solid': brakes.solidDisc,
  'brake-drum': brakes.drum,
  'brake-shoes': brakes.shoes,
  'brake-hose': brakes.hose,
  caliper: brakes.caliper,
  'master-cylinder': brakes.masterCylinder,
  shock: suspension.shock,
  'shock-rear': suspension.shockRear,
  spring: suspension.spring,
  'strut-mount': suspension.strutMount,
  'dust-boot': suspension.dustBoot,
  'control-arm': suspension.controlArm,
  'control-arm-straight': suspension.controlArmStraight,
  'ball-joint': suspension.ballJoint,
  'tie-rod': drivetrain.tieRod,
  'tie-rod-end': drivetrain.tieRodEnd,
  'stabilizer-link': suspension.stabilizerLink,
  'stabilizer-bush': suspension.stabilizerBush,
  bushing: suspension.bushing,
  'engine-mount': suspension.mount,
  hub: drivetrain.hub,
  'wheel-bearing': drivetrain.wheelBearing,
  'release-bearing': drivetrain.releaseBearing,
  'oil-seal': drivetrain.oilSeal,
  pulley: drivetrain.pulley,
  'cv-joint': drivetrain.cvJoint,
  'cv-boot': drivetrain.cvBoot,
  'steering-rack': drivetrain.steeringRack,
  alternator: electrics.alternator,
  starter: electrics.starter,
  'water-pump': engine.waterPump,
  'power-steering-pump': engine.steeringPump,
  'ignition-coil': electrics.ignitionCoil,
  'spark-plug': electrics.sparkPlug,
  'glow-plug': electrics.glowPlug,
  sensor: electrics.sensor,
  'oxygen-sensor': electrics.oxygenSensor,
  'timing-belt': engine.timingBelt,
  'ribbed-belt': engine.ribbedBelt,
  'timing-kit': engine.timingKit,
  thermostat: engine.thermostat,
  radiator: engine.radiator,
  gasket: engine.gasket,
  clutch: engine.clutch,
  'repair-kit': engine.repairKit,
  'coolant-hose': engine.rubberHose,
  headlight: body.headlight,
  'tail-light': body.tailLight,
  'fog-light': body.fogLight,
  mirror: body.mirror,
  bumper: body.bumper,
  fender: body.fender,
  wiper: body.wiper,
  'wiper-frame': body.wiperFrame,
  mat: body.mat,
  'mat-trunk': body.trunkMat,
  'seat-cover': body.seatCover,
  deflector: body.deflector,
  'lamp-halogen': lamps.halogen,
  'lamp-h4': lamps.h4,
  'lamp-small': lamps.smallLamp,
  'lamp-led': lamps.ledLamp,
  'lamp-led-small': lamps.smallLamp,
  'lamp-xenon': lamps.xenonLamp,
  canister: fluids.canister,
  'canister-small': fluids.smallCanister,
  bottle: fluids.bottle,
  drum: fluids.drumBarrel,
  spray: fluids.spray,
  additive: fluids.additive,
  'grease-tube': fluids.tube,
  'sealant-tube': fluids.sealant,
  battery: fluids.battery,
  'battery-tall': fluids.tallBattery,
  'tyre-summer': tyres.summerTyre,
  'tyre-winter': tyres.winterTyre,
  'tyre-studded': tyres.studdedTyre,
  'tyre-all': tyres.allSeasonTyre,
  'wheel-bolt': wheels.wheelBolt,
  'wheel-nut': wheels.wheelNut,
  'wheel-locks': wheels.wheelLocks,
  wrench: tools.wrench,
  'wheel-brace': tools.wheelBrace,
  'tool-kit': tools.toolKit,
  jack: tools.jackBottle,
  'jack-scissor': tools.jackScissor,
  'jack-trolley': tools.jackTrolley,
  scanner: tools.scanner,
  compressor: tools.compressor,
  rope: tools.rope,
  charger: tools.charger,
}

export const PACKAGE = fluids.carton

/** The drawing of a kind of part; a package for a kind that has none of its own. */
export function drawingOf(kind: string): Drawing {
  const [, material, dark, holes] = WHEEL.exec(kind) ?? []
  if (material) {
    const make = material === 'alloy' ? wheels.alloyWheel : wheels.steelWheel
    return make(dark !== undefined, Number(holes))
  }
  return DRAWINGS[kind] ?? PACKAGE
}

/** @internal */
export const DRAWN_KINDS = Object.keys(DRAWINGS)
