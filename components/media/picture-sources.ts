import { formatModifiers } from '@/lib/parts/media-path'

const MEDIA_BASE = '/gw/media/resize'
const ABSOLUTE = /^(?:https?:)?\/\//
const RETINA = 2

export type PictureSources = { src: string; srcSet?: string }

/** Addresses of a picture for a box of CSS pixels: once, and twice as dense. Undefined for what is no picture source. */
export function pictureSources(path: unknown, width: number, height: number): PictureSources | undefined {
  if (typeof path !== 'string' || path.trim() === '') return undefined
  if (ABSOLUTE.test(path)) return { src: path }
  const [src, dense] = [1, RETINA].map((density) => resizeUrl(path, width * density, height * density))
  return src === undefined ? undefined : { src, srcSet: `${src}, ${dense} ${RETINA}x` }
}

function resizeUrl(path: string, width: number, height: number): string {
  return `${MEDIA_BASE}/${formatModifiers({ width, height })}/${path.replace(/^\/+/, '')}`
}
