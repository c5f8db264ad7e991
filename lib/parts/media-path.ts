export const IMAGE_MAX_SIDE_PX = 2000
export const IMAGE_FORMATS = ['webp', 'avif', 'jpeg', 'png'] as const
export const IMAGE_FITS = ['contain', 'cover', 'fill', 'inside', 'outside'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
export type ImageFit = (typeof IMAGE_FITS)[number]

export type ImageModifiers = {
  format: ImageFormat
  fit: ImageFit
  /** Pixels; `null` leaves the side to the picture's own ratio. */
  width: number | null
  height: number | null
  /** 1 to 100. */
  quality: number
  /** `white`, `transparent` or six hex digits without `#`. */
  background: string
}

export const DEFAULT_IMAGE_MODIFIERS: ImageModifiers = {
  format: 'webp',
  fit: 'contain',
  width: null,
  height: null,
  quality: 75,
  background: 'white',
}

const MAX_MODIFIERS_LENGTH = 120
const MODIFIER = /^(format|fit|size|quality|background)-(.+)$/
const SIZE = /^(\d{0,5})x(\d{0,5})$/
const QUALITY = /^\d{1,3}$/
const BACKGROUND = /^(?:white|transparent|[0-9a-f]{6})$/
const PATH_PART = /^[\p{L}\p{N}_-][\p{L}\p{N} ._()-]*$/u

/** `format-webp,fit-contain,size-400x400,quality-75,background-white`: one spelling for one picture. */
export function formatModifiers(modifiers: Partial<ImageModifiers> = {}): string {
  const { format, fit, width, height, quality, background } = { ...DEFAULT_IMAGE_MODIFIERS, ...modifiers }
  const sides = `${toSide(width) ?? ''}x${toSide(height) ?? ''}`
  const size = sides === 'x' ? '' : `size-${sides},`
  return `format-${format},fit-${fit},${size}quality-${toQuality(quality)},background-${background}`
}

/**
 * Reads a modifiers segment. Any order, each at most once, a missing one is the default, sides are capped.
 * `null` for anything else: an optimizer answers 400, since every accepted spelling costs a cached file.
 */
export function parseModifiers(segment: string): ImageModifiers | null {
  if (segment.length > MAX_MODIFIERS_LENGTH) return null
  const parsed = { ...DEFAULT_IMAGE_MODIFIERS }
  const seen = new Set<string>()
  for (const part of segment.split(',')) {
    const [, name, value] = MODIFIER.exec(part) ?? []
    if (name === undefined || value === undefined || seen.has(name)) return null
    seen.add(name)
    if (!applyModifier(parsed, name, value)) return null
  }
  return parsed
}

/** Whether a media path is plain names between slashes: no `..`, no hidden files, no empty part. */
export function isMediaPath(path: string): boolean {
  return path.length <= 512 && path.split('/').every((part) => PATH_PART.test(part))
}

function applyModifier(target: ImageModifiers, name: string, value: string): boolean {
  switch (name) {
    case 'format': {
      const format = IMAGE_FORMATS.find((known) => known === value)
      if (format) target.format = format
      return format !== undefined
    }
    case 'fit': {
      const fit = IMAGE_FITS.find((known) => known === value)
      if (fit) target.fit = fit
      return fit !== undefined
    }
    case 'size': {
      const [, width, height] = SIZE.exec(value) ?? []
      target.width = toSide(Number(width))
      target.height = toSide(Number(height))
      return target.width !== null || target.height !== null
    }
    case 'quality':
      target.quality = toQuality(Number(value))
      return QUALITY.test(value)
    default:
      target.background = value
      return BACKGROUND.test(value)
  }
}

function toSide(side: number | null): number | null {
  return side !== null && side >= 1 ? Math.min(Math.round(side), IMAGE_MAX_SIDE_PX) : null
}

function toQuality(quality: number): number {
  return Math.min(100, Math.max(1, Math.round(quality)))
}
