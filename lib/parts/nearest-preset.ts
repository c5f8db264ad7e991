import { DEFAULT_IMAGE_MODIFIERS, IMAGE_MAX_SIDE_PX, type ImageModifiers } from './media-path'

type Box = readonly [width: number, height: number]

/** Boxes in CSS pixels, as the shop's screens show pictures in them. */
const SQUARES = [24, 40, 48, 56, 64, 72, 80, 96, 132, 160, 240, 320, 480, 640, 960, 1280, 2000]
const OTHERS: readonly Box[] = [
  [120, 48],
  [120, 56],
  [160, 80],
  [240, 340],
  [300, 120],
  [560, 240],
  [640, 400],
  [960, 384],
]
/** An ordinary screen, the one size of a box that follows the window, and a dense screen. */
const RATIOS = [1, 1.5, 2]

/** Pictures for messengers, search engines and price aggregators. */
const SHARED_BOXES: readonly Box[] = [
  [1200, 630],
  [1000, 1000],
]
const FACTS_BOX: Box = [1200, 1200]

const SCREEN_BOXES: readonly Box[] = [...SQUARES.map((side): Box => [side, side]), ...OTHERS]
  .flatMap(([width, height]) =>
    RATIOS.map((ratio): Box => [Math.round(width * ratio), Math.round(height * ratio)]),
  )
  .filter(([width, height]) => Math.max(width, height) <= IMAGE_MAX_SIDE_PX)
  .concat([FACTS_BOX])

/**
 * The shop's own picture that is nearest to the requested one: every other would cost its rendering and a place in the
 * cache, for any caller.
 */
export function nearestPreset({ format, width, height }: ImageModifiers): ImageModifiers {
  const isShared = format === 'jpeg'
  const requested: Box = [width ?? height ?? IMAGE_MAX_SIDE_PX, height ?? width ?? IMAGE_MAX_SIDE_PX]
  const [first, ...others] = isShared ? SHARED_BOXES : SCREEN_BOXES
  const box = others.reduce(
    (best, next) => (farness(next, requested) < farness(best, requested) ? next : best),
    first ?? FACTS_BOX,
  )
  return {
    ...DEFAULT_IMAGE_MODIFIERS,
    format: isShared ? 'jpeg' : 'webp',
    width: box[0],
    height: box[1],
  }
}

function farness([width, height]: Box, [requestedWidth, requestedHeight]: Box): number {
  return Math.abs(Math.log(width / requestedWidth)) + Math.abs(Math.log(height / requestedHeight))
}
