import sharp, { type Sharp } from 'sharp'
import { gatewayError } from '@/gateway/core/errors/errors'
import { fitBox } from '@/gateway/services/media/fit-box'
import type { SourcePicture } from '@/gateway/core/ports/picture-source'
import type { ImageFormat, ImageModifiers } from '@/lib/parts/media-path'

// A picture is small work; more threads for one picture only take the processor from the others.
sharp.concurrency(1)
sharp.cache({ memory: 16, files: 0, items: 50 })

const MAX_SOURCE_PIXELS = 100_000_000
const SVG_DPI = 72
const SVG_MAX_DPI = 7200
const AVIF_EFFORT = 3
const WEBP_EFFORT = 5

function encode(picture: Sharp, format: ImageFormat, quality: number) {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: WEBP_EFFORT })
    case 'avif':
      return picture.avif({ quality, effort: AVIF_EFFORT })
    case 'jpeg':
      return picture.jpeg({ quality, progressive: true })
    case 'png':
      return picture.png({ quality })
  }
}

function colourOf(background: string) {
  if (background === 'transparent') return { r: 0, g: 0, b: 0, alpha: 0 }
  return background === 'white' ? '#ffffff' : `#${background}`
}

async function naturalSize(data: Buffer) {
  const { width, height, orientation } = await sharp(data, { limitInputPixels: MAX_SOURCE_PIXELS }).metadata()
  if (!width || !height) throw new Error('the picture has no size')
  // EXIF orientations 5 to 8 lie on their side.
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

async function render(source: SourcePicture, modifiers: ImageModifiers) {
  const isVector = source.contentType === 'image/svg+xml'
  const data = await source.read()
  const natural = await naturalSize(data)
  const requested = { width: modifiers.width ?? undefined, height: modifiers.height ?? undefined }
  const box = fitBox(natural, requested, modifiers.fit, isVector)
  const density = Math.min(SVG_MAX_DPI, Math.max(1, SVG_DPI * box.scale))
  const background = colourOf(modifiers.background)
  const opened = sharp(data, {
    limitInputPixels: MAX_SOURCE_PIXELS,
    ...(isVector && { density }),
  }).rotate()
  const resized = opened.resize({ width: box.width, height: box.height, fit: modifiers.fit, background })
  const isOpaque = modifiers.background !== 'transparent' || modifiers.format === 'jpeg'
  const flat = isOpaque
    ? resized.flatten({ background: modifiers.background === 'transparent' ? '#ffffff' : background })
    : resized
  return encode(flat, modifiers.format, modifiers.quality).toBuffer()
}

/** Renders one rendition; a file that is no picture is a 404. */
export async function renderPicture(source: SourcePicture, modifiers: ImageModifiers) {
  try {
    return await render(source, modifiers)
  } catch (cause) {
    throw Object.assign(gatewayError('notFound', 'Файл не является изображением.'), { cause })
  }
}
