import { formatModifiers, IMAGE_MAX_SIDE_PX, type ImageModifiers, isMediaPath } from '@/lib/parts/media-path'

/** Where pictures are served; a shop with hosts of its own passes them instead. */
export const MEDIA_BASE = '/gw/media'
export const MAX_PIXEL_RATIO = 3

/** Sides of a square box in CSS pixels: for an ordinary screen and for a retina one. */
export type SizePreset = readonly [ordinary: number, retina: number]

/**
 * The specification has presets of sizes; screens of the shop tell the sides of a picture instead.
 * @public
 */
export const SIZE_PRESETS = {
  thumb: [64, 128],
  card: [240, 480],
  gallery: [640, 1280],
  zoom: [1200, 2000],
} as const satisfies Record<string, SizePreset>

export type ImageUrlOptions = Partial<ImageModifiers> & {
  base?: string
  /** Device pixels in a CSS pixel; sides are multiplied by it, at most by 3. */
  pixelRatio?: number
}

export type PresetOptions = { base?: string; preset?: SizePreset; pixelRatio?: number }

/** Address of a picture through the optimizer. An absolute address, or what is no media path, is left as it is. */
export function imageUrl(
  path: string,
  { base = MEDIA_BASE, pixelRatio = 1, ...modifiers }: ImageUrlOptions = {},
): string {
  const plain = toMediaPath(path)
  if (plain === null) return path
  const { width, height } = modifiers
  // Both sides shrink together at the cap, so that the box keeps its shape.
  const ratio = Math.min(capPixelRatio(pixelRatio), IMAGE_MAX_SIDE_PX / Math.max(width ?? 1, height ?? 1))
  const scaled = { ...modifiers, width: scale(width, ratio), height: scale(height, ratio) }
  return `${base}/resize/${formatModifiers(scaled)}/${encodeMediaPath(plain)}`
}

/** `srcset` for ordinary and dense screens; '' where the picture cannot be resized. */
export function imageSrcSet(
  path: string,
  options: ImageUrlOptions,
  ratios: readonly number[] = [1, 2],
): string {
  if (toMediaPath(path) === null) return ''
  return ratios.map((pixelRatio) => `${imageUrl(path, { ...options, pixelRatio })} ${pixelRatio}x`).join(', ')
}

/** Address of a media file: in a preset's box through the optimizer, without a preset the original. */
export function mediaUrl(
  path: string,
  { base = MEDIA_BASE, preset, pixelRatio = 1 }: PresetOptions = {},
): string {
  const plain = toMediaPath(path)
  if (plain === null) return path
  if (preset === undefined) return `${base}/file/${encodeMediaPath(plain)}`
  const side = pickPreset(preset, pixelRatio)
  return imageUrl(plain, { base, width: side, height: side })
}

/**
 * The same for a product photo, which stands in the `photos` folder or on a photos host.
 * The specification lists it beside the address of media; no screen needs it.
 * @public
 */
export function photoUrl(file: string, options: PresetOptions = {}): string {
  return mediaUrl(options.base === undefined && isBareName(file) ? `photos/${file}` : file, options)
}

/** A retina screen takes the second size. */
export function pickPreset([ordinary, retina]: SizePreset, pixelRatio: number): number {
  return pixelRatio > 1 ? retina : ordinary
}

export function capPixelRatio(pixelRatio: number): number {
  return pixelRatio > 0 ? Math.min(pixelRatio, MAX_PIXEL_RATIO) : 1
}

function isBareName(file: string): boolean {
  return !file.includes('/')
}

function toMediaPath(path: string): string | null {
  const plain = path.replace(/^\//, '')
  return isMediaPath(plain) ? plain : null
}

function encodeMediaPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function scale(side: number | null | undefined, ratio: number): number | null {
  return side ? Math.round(side * ratio) : null
}
