import * as body from './body'
import * as brakes from './brakes'
import * as chassis from './chassis'
import * as engine from './engine'
import * as filters from './filters'
import type { Drawing } from './sheet'
import * as supplies from './supplies'

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
  shock: chassis.shock,
  'shock-rear': chassis.shockRear,
  spring: chassis.spring,
  'strut-mount': chassis.strutMount,
  'dust-boot': chassis.dustBoot,
  'control-arm': chassis.controlArm,
  'control-arm-straight': chassis.controlArmStraight,
  'ball-joint': chassis.ballJoint,
  'tie-rod': chassis.tieRod,
  'tie-rod-end': chassis.tieRodEnd,
  'stabilizer-link': chassis.stabilizerLink,
  'stabilizer-bush': chassis.stabilizerBush,
  bushing: chassis.bushing,
  'engine-mount': chassis.mount,
  hub: chassis.hub,
  'wheel-bearing': chassis.wheelBearing,
  'release-bearing': chassis.releaseBearing,
  'oil-seal': chassis.oilSeal,
  pulley: chassis.pulley,
  'cv-joint': chassis.cvJoint,
  'cv-boot': chassis.cvBoot,
  'steering-rack': chassis.steeringRack,
  alternator: engine.alternator,
  starter: engine.starter,
  'water-pump': engine.waterPump,
  'power-steering-pump': engine.steeringPump,
  'ignition-coil': engine.ignitionCoil,
  'spark-plug': engine.sparkPlug,
  'glow-plug': engine.glowPlug,
  sensor: engine.sensor,
  'oxygen-sensor': engine.oxygenSensor,
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
  'lamp-halogen': body.halogen,
  'lamp-h4': body.h4,
  'lamp-small': body.smallLamp,
  'lamp-led': body.ledLamp,
  'lamp-led-small': body.smallLamp,
  'lamp-xenon': body.xenonLamp,
  canister: supplies.canister,
  'canister-small': supplies.smallCanister,
  bottle: supplies.bottle,
  drum: supplies.drumBarrel,
  spray: supplies.spray,
  additive: supplies.additive,
  'grease-tube': supplies.tube,
  'sealant-tube': supplies.sealant,
  battery: supplies.battery,
  'battery-tall': supplies.tallBattery,
  'tyre-summer': supplies.summerTyre,
  'tyre-winter': supplies.winterTyre,
  'tyre-studded': supplies.studdedTyre,
  'tyre-all': supplies.allSeasonTyre,
  'wheel-bolt': supplies.wheelBolt,
  'wheel-nut': supplies.wheelNut,
  'wheel-locks': supplies.wheelLocks,
  wrench: supplies.wrench,
  'wheel-brace': supplies.wheelBrace,
  'tool-kit': supplies.toolKit,
  jack: supplies.jackBottle,
  'jack-scissor': supplies.jackScissor,
  'jack-trolley': supplies.jackTrolley,
  scanner: supplies.scanner,
  compressor: supplies.compressor,
  rope: supplies.rope,
  charger: supplies.charger,
}

export const PACKAGE = supplies.carton

/** The drawing of a kind of part; a package for a kind that has none of its own. */
export function drawingOf(kind: string): Drawing {
  const [, material, dark, holes] = WHEEL.exec(kind) ?? []
  if (material) {
    const make = material === 'alloy' ? supplies.alloyWheel : supplies.steelWheel
    return make(dark !== undefined, Number(holes))
  }
  return DRAWINGS[kind] ?? PACKAGE
}

export const DRAWN_KINDS = Object.keys(DRAWINGS)
