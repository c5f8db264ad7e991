import { drawingOf } from './drawings'
import { type Dice, ellipse, path, rect, Sheet, text, times } from './sheet'

const GROUND = '#ffffff'

const LOGO_WIDTH = 320
const LOGO_HEIGHT = 120
const BANNER_WIDTH = 1200
const BANNER_HEIGHT = 480

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
  // Capitals are a quarter wider than what letters are reckoned with.
  const room = (words: string) => (words === words.toUpperCase() ? 230 : 280)
  const capitals = title.toUpperCase()
  const parts = [
    [text(title, middle, 72, 44, ink, { width: room(title) })],
    [
      rect(12, 26, LOGO_WIDTH - 24, 68, ink, 8),
      text(title, middle, 74, 38, '#fff', { width: room(title) - 20 }),
    ],
    [text(capitals, middle, 68, 40, ink, { width: room(capitals) }), rect(middle - 60, 84, 120, 6, ink, 3)],
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
