import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import * as z from 'zod'
import { createLru } from '@/gateway/core/caching/create-lru'
import type { Database } from '@/gateway/core/database'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { siteParams } from '@/gateway/db/schema/site'
import { packIco } from '@/gateway/services/media/pack-ico'
import { monogramOf } from '@/lib/parts/monogram-of'
import { GRAPHITE, type SignalColours, signalColours } from '@/lib/validation/signal-colour'

const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf')
const SIGNAL = '#ffd60a'
const WHITE = '#ffffff'
const MAX_KEPT_BYTES = 4 * 1024 * 1024
const MAX_SOURCE_PIXELS = 40_000_000
/** An SVG is drawn this large before it is scaled down. */
const DRAWING_DPI = 600
const CORNER = 14 / 64
const LETTER_HEIGHT = 0.8
/** Systems cut a shape of their own out of a maskable icon and leave the circle that is four fifths as wide. */
const MASKABLE_SHARE = 13 / 16
const SHARED = { width: 1200, height: 630 }
const SUBTITLE = 'Автозапчасти по номеру и по автомобилю'

const branding = z
  .object({
    icon: z.string().nullish().catch(null),
    picture: z.string().nullish().catch(null),
    color: z.string().nullish().catch(null),
  })
  .catch({})

type Look = { name: string; colours: SignalColours; icon: Buffer | undefined; picture: Buffer | undefined }
type Draw = (look: Look) => Promise<Buffer<ArrayBuffer>>

const FILES: ReadonlyMap<string, { contentType: string; draw: Draw }> = new Map(
  Object.entries({
    'favicon.ico': { contentType: 'image/x-icon', draw: (look: Look) => drawFavicon(look, [16, 32, 48]) },
    'icon-192.png': { contentType: 'image/png', draw: (look: Look) => drawTile(look, 192) },
    'icon-512.png': { contentType: 'image/png', draw: (look: Look) => drawTile(look, 512) },
    'icon-maskable-512.png': {
      contentType: 'image/png',
      draw: (look: Look) => drawWhole(look, 512, MASKABLE_SHARE),
    },
    // Corners belong to the phone, which fills what is transparent with black.
    'apple-touch-icon.png': { contentType: 'image/png', draw: (look: Look) => drawWhole(look, 180, 1) },
    'og.png': { contentType: 'image/png', draw: drawShared },
  }),
)
const PREFIX = 'icons/'

/**
 * The icons of the shop and its picture for social networks: `icons/favicon.ico` and so on, made of the pictures that the content
 * folder names, else of the shop's name. A file of that address among the owner's own comes before them.
 */
export function createShopIcons(db: Database, fallbackName: string, originals: PictureSource): PictureSource {
  const drawn = createLru<string, Buffer<ArrayBuffer>>({
    maxWeight: MAX_KEPT_BYTES,
    weigh: ({ length }) => length,
  })

  async function open(mediaPath: string | null | undefined) {
    return mediaPath ? originals(mediaPath) : undefined
  }

  return async (mediaPath) => {
    const file = mediaPath.startsWith(PREFIX) ? FILES.get(mediaPath.slice(PREFIX.length)) : undefined
    if (!file) return undefined
    const rows = await db
      .select()
      .from(siteParams)
      .where(inArray(siteParams.key, ['siteName', 'branding']))
    const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
    const name = z.string().catch(fallbackName).parse(valueOf('siteName'))
    const own = branding.parse(valueOf('branding'))
    const [icon, picture] = await Promise.all([open(own.icon), open(own.picture)])
    const facts = [mediaPath, name, own.color, own.icon, icon?.version, own.picture, picture?.version]
    const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
    const draw = async () => {
      const colours = signalColours(own.color ?? SIGNAL) ?? signalColours(SIGNAL)
      if (!colours) throw new TypeError('The default signal colour is none')
      return file.draw({ name, colours, icon: await icon?.read(), picture: await picture?.read() })
    }
    return { contentType: file.contentType, version, read: () => drawn.remember(version, draw) }
  }
}

function openPicture(data: Buffer) {
  return sharp(data, { density: DRAWING_DPI, limitInputPixels: MAX_SOURCE_PIXELS })
}

async function drawTile({ name, colours, icon }: Look, side: number): Promise<Buffer<ArrayBuffer>> {
  const drawing = icon
    ? openPicture(icon).resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    : await drawMonogram(name, colours, side, CORNER)
  return drawing.png({ compressionLevel: 9 }).toBuffer()
}

/** An icon without transparent parts, its drawing in the middle share of it. */
async function drawWhole(
  { name, colours, icon }: Look,
  side: number,
  share: number,
): Promise<Buffer<ArrayBuffer>> {
  if (!icon) return (await drawMonogram(name, colours, side, 0)).png({ compressionLevel: 9 }).toBuffer()
  const inner = Math.round(side * share)
  const margin = Math.floor((side - inner) / 2)
  return openPicture(icon)
    .resize(inner, inner, { fit: 'contain', background: WHITE })
    .flatten({ background: WHITE })
    .extend({
      top: margin,
      left: margin,
      bottom: side - inner - margin,
      right: side - inner - margin,
      // The ground of the icon goes on to the edge that a phone cuts.
      extendWith: 'copy',
    })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

async function drawMonogram(name: string, { action, onAction }: SignalColours, side: number, corner: number) {
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${action}"/></svg>`
  const letter = await drawWords(monogramOf(name), { size: side * LETTER_HEIGHT, colour: onAction })
  return sharp(Buffer.from(tile)).composite(letter ? [{ input: letter, gravity: 'centre' }] : [])
}

async function drawFavicon(look: Look, sizes: readonly number[]): Promise<Buffer<ArrayBuffer>> {
  return packIco(await Promise.all(sizes.map(async (side) => ({ side, png: await drawTile(look, side) }))))
}

async function drawShared(look: Look): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = SHARED
  if (look.picture) {
    const whole = openPicture(look.picture).resize(width, height, { fit: 'cover' })
    return whole.flatten({ background: WHITE }).png({ compressionLevel: 9 }).toBuffer()
  }
  const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${GRAPHITE}"/><rect y="${height - 16}" width="100%" height="16" fill="${look.colours.action}"/></svg>`
  const [tile, name, subtitle] = await Promise.all([
    drawTile(look, 176),
    drawWords(look.name, { size: 150, colour: WHITE, width: 760 }),
    drawWords(SUBTITLE, { size: 44, colour: '#b9c0c8', width: 960 }),
  ])
  const words = [
    ...(name ? [{ input: await fitHeight(name, 176), left: 336, top: 180 }] : []),
    ...(subtitle ? [{ input: subtitle, left: 120, top: 424 }] : []),
  ]
  return sharp(Buffer.from(backdrop))
    .composite([{ input: tile, left: 120, top: 180 }, ...words])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** In the middle of a transparent strip of that height, so that it stands level with what is beside it. */
async function fitHeight(words: Buffer, height: number): Promise<Buffer> {
  const { width } = await sharp(words).metadata()
  return sharp(words)
    .resize(width, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

type Words = { size: number; colour: string; width?: number }

/** Words as a picture: an SVG's text would take whatever font the machine has. */
async function drawWords(text: string, { size, colour, width }: Words): Promise<Buffer | undefined> {
  if (text.trim() === '') return undefined
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const markup = `<span foreground="${colour}">${escaped}</span>`
  const drawn = await sharp({
    text: { text: markup, font: `Onest Bold ${Math.round(size)}px`, fontfile: FONT, rgba: true, dpi: 72 },
  })
    .png()
    .toBuffer()
  const trimmed = await sharp(drawn).trim().png().toBuffer()
  if (width === undefined) return trimmed
  return sharp(trimmed)
    .resize({ width, height: 150, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
}
