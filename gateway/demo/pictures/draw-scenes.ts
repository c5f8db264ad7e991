import { drawingOf } from './drawings'
import { type Dice, ellipse, path, rect, Sheet, text, times } from './sheet'

/** Colours of the shop's own pictures; see its design tokens. */
const GRAPHITE = '#16191d'
const GROUND = '#ffffff'
const SIGNAL = '#ffd60a'

const LOGO_WIDTH = 320
const LOGO_HEIGHT = 120
const BANNER_WIDTH = 1200
const BANNER_HEIGHT = 480
const SHOP_WIDTH = 640
const SHOP_HEIGHT = 400

const LOGO_INKS = ['#16191d', '#0b3d91', '#9b1c23', '#12563a', '#7a3b00', '#3b2a66', '#004f5c']
const BANNER_GROUNDS = [
  ['#fff3b0', '#ffe066'],
  ['#e7edf3', '#cfd9e3'],
  ['#e3f1e8', '#c4e0cf'],
  ['#f9e4dc', '#f2c9b8'],
] as const

/** A maker's name as a wordmark: letters only, no real mark is imitated. */
export function drawWordmark(title: string, dice: Dice): string {
  const ink = dice.pick(LOGO_INKS)
  const style = dice.whole(0, 2)
  const middle = LOGO_WIDTH / 2
  const parts = [
    [text(title, middle, 72, 44, ink, { width: 288 })],
    [rect(12, 26, LOGO_WIDTH - 24, 68, ink, 8), text(title, middle, 74, 38, '#fff', { width: 268 })],
    [text(title.toUpperCase(), middle, 68, 40, ink, { width: 288 }), rect(middle - 60, 84, 120, 6, ink, 3)],
  ]
  return svg(LOGO_WIDTH, LOGO_HEIGHT, '', (parts[style] ?? []).join(''))
}

/** A wide quiet scene with one part at the right, room for words at the left. */
export function drawBanner(kind: string, dice: Dice): string {
  const sheet = new Sheet({ dice, accent: ['#4b525a', '#1d2023'], label: ['Арус', ''] })
  const [light, dark] = dice.pick(BANNER_GROUNDS)
  const ground = sheet.linear(
    [
      [0, light],
      [1, dark],
    ],
    25,
  )
  const inner = [
    rect(0, 0, BANNER_WIDTH, BANNER_HEIGHT, ground),
    ellipse(920, 250, 330, 250, 'rgb(255 255 255/45%)'),
    times(3, (index) =>
      path(
        `M${560 + index * 46} 480 ${760 + index * 46} 0h20L${580 + index * 46} 480z`,
        'rgb(255 255 255/28%)',
      ),
    ),
    `<g transform="translate(720 40)">${drawingOf(kind)(sheet)}</g>`,
  ]
  return svg(BANNER_WIDTH, BANNER_HEIGHT, sheet.defs, inner.join(''))
}

/** A shop front: sign, window, door. */
export function drawShopFront(dice: Dice): string {
  const sheet = new Sheet({ dice, accent: [SIGNAL, '#b89500'], label: ['АРУС', ''] })
  const sky = sheet.linear(
    [
      [0, '#dfe9f2'],
      [1, '#f6f8fa'],
    ],
    90,
  )
  const glass = sheet.linear(
    [
      [0, '#cfe0ec'],
      [0.5, '#f3f8fb'],
      [1, '#b9cfde'],
    ],
    35,
  )
  const shelves = times(3, (row) =>
    times(9, (index) =>
      rect(
        96 + index * 32,
        190 + row * 46,
        dice.whole(16, 26),
        dice.whole(22, 34),
        dice.pick(['#2f6fb5', '#d8323a', '#238a4f', '#f0b400', '#4b525a']),
        3,
      ),
    ),
  )
  const inner = [
    rect(0, 0, SHOP_WIDTH, SHOP_HEIGHT, sky),
    rect(0, 350, SHOP_WIDTH, 50, '#c9cfd5'),
    rect(40, 60, 560, 294, '#e8ebee'),
    rect(40, 60, 560, 78, GRAPHITE),
    text('АРУС', 200, 118, 54, SIGNAL),
    text('автозапчасти', 440, 112, 30, '#fff', { weight: 400 }),
    rect(72, 164, 330, 170, glass, 4),
    shelves,
    rect(72, 164, 330, 170, 'none', 4, 'stroke="#8b949c" stroke-width="5"'),
    rect(446, 172, 104, 182, glass, 4, 'stroke="#8b949c" stroke-width="5"'),
    rect(528, 256, 8, 34, GRAPHITE, 4),
  ]
  return svg(SHOP_WIDTH, SHOP_HEIGHT, sheet.defs, inner.join(''))
}

/** The picture of a section: its part on a panel. */
export function drawSection(kind: string, dice: Dice): string {
  const sheet = new Sheet({ dice, accent: ['#f0b400', '#a87400'], label: ['Арус', ''] })
  const drawing = drawingOf(kind)(sheet)
  const inner = `${rect(0, 0, 400, 400, GROUND)}<g transform="translate(36 36) scale(.82)">${drawing}</g>`
  return svg(400, 400, sheet.defs, inner)
}

function svg(width: number, height: number, defs: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${inner}</svg>`
}
