import { IMAGE_MAX_SIDE_PX, type ImageFit } from '@/lib/parts/media-path'

export type Size = { width: number; height: number }

/** How much the content of `source` grows when it is fitted into the requested box. */
function scaleOf(source: Size, requested: Partial<Size>, fit: ImageFit) {
  const byWidth = requested.width === undefined ? undefined : requested.width / source.width
  const byHeight = requested.height === undefined ? undefined : requested.height / source.height
  if (byWidth === undefined || byHeight === undefined) return byWidth ?? byHeight ?? 1
  return fit === 'contain' || fit === 'inside' ? Math.min(byWidth, byHeight) : Math.max(byWidth, byHeight)
}

function shrink(side: number | undefined, factor: number) {
  return side === undefined ? undefined : Math.max(1, Math.round(side / factor))
}

/** The box to resize into: the requested one, scaled down when it would enlarge the source or pass the side cap. */
export function fitBox(source: Size, requested: Partial<Size>, fit: ImageFit, mayEnlarge: boolean) {
  const box: Partial<Size> =
    requested.width === undefined && requested.height === undefined
      ? { width: source.width, height: source.height }
      : requested
  const scale = scaleOf(source, box, fit)
  const enlargement = mayEnlarge ? 1 : Math.max(1, scale)
  const content = { width: source.width * scale, height: source.height * scale }
  const sides =
    fit === 'outside' || box.width === undefined || box.height === undefined
      ? [content.width, content.height]
      : [box.width, box.height]
  const overflow = Math.max(1, Math.max(...sides) / enlargement / IMAGE_MAX_SIDE_PX)
  const factor = enlargement * overflow
  return {
    width: shrink(box.width, factor),
    height: shrink(box.height, factor),
    scale: scale / factor,
  }
}
