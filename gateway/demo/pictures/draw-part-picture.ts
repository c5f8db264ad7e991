import { drawingOf, PACKAGE } from './drawings'
import type { PartView } from './picture-paths'
import { createDice, hashText } from './dice'
import { type Dice, type Drawing, FINISHES, Sheet } from './sheet'

const SIZE = 400

/** Pairs of light and dark; a maker's packages all have the same pair. */
const ACCENTS = [
  ['#f0b400', '#a87400'],
  ['#2f6fb5', '#163d6b'],
  ['#d8323a', '#8f1219'],
  ['#238a4f', '#0f4d2a'],
  ['#e56a1b', '#98400a'],
  ['#4b525a', '#1d2023'],
  ['#1794a3', '#0a5660'],
  ['#7a4fb0', '#472a70'],
  ['#b08d3c', '#6d5418'],
  ['#3d5a73', '#1d2f40'],
] as const

/** Bare metal, which makers treat each in its way. */
const METAL_KINDS = new Set(
  `brake-disc brake-disc-solid brake-drum caliper strut-mount control-arm control-arm-straight ball-joint tie-rod
  tie-rod-end stabilizer-link bushing hub wheel-bearing release-bearing pulley cv-joint water-pump thermostat clutch
  engine-mount sensor starter alternator wheel-bolt wheel-nut wheel-locks radiator gasket repair-kit steering-rack
  power-steering-pump master-cylinder fuel-filter oil-filter shock-rear`.split(/\s+/),
)
/** Discs: seen from the side they are narrow. */
const ROUND = /^(brake-disc|brake-drum|hub|wheel-bearing|pulley|oil-seal|clutch|alloy-wheel|steel-wheel|tyre)/
/** Their proportions are known to everyone. */
const STEADY = /^(tyre|alloy-wheel|steel-wheel|lamp|tool|wrench|scanner)/
/** Seen the wrong way round they would be another part. */
const ONE_WAY = /^(headlight|tail-light|mirror|fender|battery)/

/** Sold as they are: a second one stands where others have their package. */
const UNPACKED =
  /^(tyre|alloy-wheel|steel-wheel|canister|bottle|drum|spray|additive|battery|mat|bumper|fender|tool-kit|jack|grease|sealant)/

/** A part as SVG: the same kind, seed and label always give the same picture. The label is maker, then number. */
export function drawPartPicture(kind: string, seed: number, label: string, view: PartView): string {
  const [maker, number] = splitLabel(label)
  const accent = ACCENTS[hashText(maker) % ACCENTS.length] ?? ACCENTS[0]
  const dice = createDice(seed ^ hashText(kind))
  // Yellow zinc, the last finish, is for small parts: brake discs are not plated with it.
  const finishes = ROUND.test(kind) ? FINISHES.slice(0, -1) : FINISHES
  const finish = METAL_KINDS.has(kind) ? dice.pick(finishes) : undefined
  const pose = poseOf(kind, dice)
  const sheet = new Sheet({ dice, accent, label: [maker, number], ...(finish && { finish }) })
  return wrap(sheet, compose(drawingOf(kind), view, pose, sheet, UNPACKED.test(kind)))
}

type Pose = {
  wide: number
  tall: number
  lean: number
  isMirrored: boolean
  isSideMirrored: boolean
  sideWidth: number
}

/** No two makers give a part the same proportions, nor photographers the same angle. */
function poseOf(kind: string, dice: Dice): Pose {
  const [wide, tall, lean] = [dice.between(84, 104) / 100, dice.between(90, 104) / 100, dice.between(-4, 4)]
  const isMirrored = dice.whole(0, 2) === 0 && !ONE_WAY.test(kind)
  const sideWidth = ROUND.test(kind) ? 0.58 : 0.86
  if (ROUND.test(kind) && !STEADY.test(kind)) {
    return { wide: Math.min(wide, 1), tall: 1, lean: 0, isMirrored, isSideMirrored: !isMirrored, sideWidth }
  }
  return STEADY.test(kind)
    ? { wide: 1, tall: 1, lean: 0, isMirrored: false, isSideMirrored: false, sideWidth }
    : { wide, tall, lean, isMirrored, isSideMirrored: !isMirrored, sideWidth }
}

function compose(drawing: Drawing, view: PartView, pose: Pose, sheet: Sheet, isUnpacked: boolean): string {
  const isSide = view === 'side'
  const wide = isSide ? pose.wide * pose.sideWidth : pose.wide
  const part = posed(drawing(sheet), pose, isSide ? pose.isSideMirrored : pose.isMirrored, wide)
  switch (view) {
    case 'main':
    case 'side':
      return part
    case 'box':
      return isUnpacked
        ? `<g transform="translate(-4 40) scale(.68)">${part}</g><g transform="translate(126 84) scale(.68)">${part}</g>`
        : `<g transform="translate(-6 -8) scale(.84)">${PACKAGE(sheet)}</g><g transform="translate(196 166) scale(.51)">${part}</g>`
    case 'close':
      return `<g transform="translate(-150 -120) scale(1.75)">${part}</g>`
  }
}

/** Stands the part on its shadow: stretched, leant and turned about the middle of the ground line. */
function posed(part: string, { tall, lean }: Pose, isMirrored: boolean, wide: number): string {
  const turned = isMirrored ? mirrorTexts(part) : part
  return `<g transform="translate(200 350) skewX(${lean}) scale(${(isMirrored ? -wide : wide).toFixed(3)} ${tall}) translate(-200 -350)">${turned}</g>`
}

/** Turns writing back in a mirrored drawing. */
function mirrorTexts(drawing: string): string {
  return drawing.replace(
    /<text x="([\d.]+)"/g,
    (_, x: string) => `<text transform="translate(${2 * Number(x)} 0) scale(-1 1)" x="${x}"`,
  )
}

function wrap(sheet: Sheet, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><defs>${sheet.defs}</defs><rect width="${SIZE}" height="${SIZE}" fill="#fff"/>${inner}</svg>`
}

/** The number begins at the first word with a digit after the maker's first word, or at the short letters before it. */
function splitLabel(label: string): [string, string] {
  const words = label.split(' ')
  const digits = words.findIndex((word, index) => index > 0 && /\d/.test(word))
  if (digits === -1) return [label, '']
  const at = digits > 1 && /^[A-Z]{1,3}$/.test(words[digits - 1] ?? '') ? digits - 1 : digits
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}
