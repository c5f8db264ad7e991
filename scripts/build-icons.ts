/** Draws the icons and the picture for social networks of a shop whose gateway has none: `node scripts/build-icons.ts`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { packIco } from '../gateway/services/media/pack-ico.ts'

const MARK = await readFile(new URL('icon.svg', import.meta.url), 'utf8')
const FONT = new URL(
  '../node_modules/@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2',
  import.meta.url,
)
const PAPER = { width: 1200, height: 630 }
const WEIGHT = 700
/** Corners belong to the phone, which fills what is transparent with black. */
const APPLE_PX = 180
/** The system cuts a shape of its own out of it, and leaves no more than the circle that is four fifths as wide. */
const MASKABLE_PX = 512
const MASKABLE_MARGIN_PX = 48
const GRAPHITE = '#16191d'
const YELLOW = '#ffd60a'
const LINES = [
  { text: 'Арус', size: 150, colour: '#ffffff', left: 336, top: 212 },
  { text: 'Автозапчасти по номеру и по автомобилю', size: 44, colour: '#b9c0c8', left: 120, top: 424 },
]

for (const size of [192, 512]) {
  await sharp(Buffer.from(MARK), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(publicPath(`icon-${size}.png`))
}
await sharp(Buffer.from(MARK), { density: 600 })
  .resize(MASKABLE_PX - 2 * MASKABLE_MARGIN_PX)
  .flatten({ background: GRAPHITE })
  .extend({
    top: MASKABLE_MARGIN_PX,
    bottom: MASKABLE_MARGIN_PX,
    left: MASKABLE_MARGIN_PX,
    right: MASKABLE_MARGIN_PX,
    background: GRAPHITE,
  })
  .png({ compressionLevel: 9 })
  .toFile(publicPath('icon-maskable-512.png'))
await sharp(Buffer.from(MARK), { density: 600 })
  .resize(APPLE_PX, APPLE_PX)
  .flatten({ background: GRAPHITE })
  .png({ compressionLevel: 9 })
  .toFile(publicPath('apple-touch-icon.png'))
await writeFile(publicPath('favicon.ico'), await drawFavicon([16, 32, 48]))
await drawSocialPicture()

async function drawFavicon(sizes: readonly number[]): Promise<Buffer> {
  const draw = (side: number) =>
    sharp(Buffer.from(MARK), { density: 600 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer()
  return packIco(await Promise.all(sizes.map(async (side) => ({ side, png: await draw(side) }))))
}

async function drawSocialPicture(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arus-og-'))
  const letters = LINES.map(({ text }) => text).join('')
  const font = await subsetFont(await readFile(FONT), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHT },
  })
  const fontfile = join(folder, 'onest.ttf')
  await writeFile(fontfile, font)
  const words = await Promise.all(LINES.map((line) => drawLine(fontfile, line)))
  await sharp(Buffer.from(backdrop()))
    .composite(words)
    .png({ compressionLevel: 9, palette: true })
    .toFile(publicPath('og.png'))
  await rm(folder, { recursive: true })
}

/** The mark stands in the colours of the header: graphite on yellow. */
function backdrop(): string {
  const swap: Record<string, string> = { [GRAPHITE]: YELLOW, [YELLOW]: GRAPHITE }
  const mark = MARK.replace(/#[\da-f]{6}/g, (colour) => swap[colour] ?? colour)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER.width}" height="${PAPER.height}">
    <rect width="100%" height="100%" fill="${GRAPHITE}"/>
    <rect y="${PAPER.height - 16}" width="100%" height="16" fill="${YELLOW}"/>
    ${mark.replace('<svg ', '<svg x="120" y="180" width="176" height="176" ')}
  </svg>`
}

/** Words as a picture of their own: an SVG's text would take whatever font the machine has. */
async function drawLine(fontfile: string, { text, size, colour, left, top }: (typeof LINES)[number]) {
  const markup = `<span foreground="${colour}">${text}</span>`
  const input = await sharp({ text: { text: markup, font: `Onest ${size}`, fontfile, rgba: true, dpi: 72 } })
    .png()
    .toBuffer()
  return { input, left, top }
}

function publicPath(name: string): string {
  return new URL(`../public/default-icons/${name}`, import.meta.url).pathname
}
