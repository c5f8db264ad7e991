import { circle, type Drawing, ellipse, line, type Sheet, shadow, text, times } from './sheet'

type Tread = { grooves: number; sipes: number; slant: number; isBlocky: boolean; hasStuds: boolean }

/** The tyre leans back a little: a wide tread at the left, the wall towards us at the right. */
const WALL = { x: 252, y: 200, rx: 118, ry: 160 }
const FAR = { x: 150, ry: 150, rx: 104 }

/** A point of the tread: `across` 0 at the wall and 1 at the far edge, `angle` in degrees from the left. */
function treadPoint(across: number, angle: number): [x: number, y: number] {
  const turn = ((180 + angle) * Math.PI) / 180
  const rx = WALL.rx + (FAR.rx - WALL.rx) * across
  const bulge = Math.sin(Math.PI * across) * 6
  const ry = WALL.ry + (FAR.ry - WALL.ry) * across + bulge
  const x = WALL.x + (FAR.x - WALL.x) * across
  return [x + (rx + bulge) * Math.cos(turn), WALL.y + ry * Math.sin(turn)]
}

function along(across: number): string {
  const points = Array.from({ length: 37 }, (_, step) => treadPoint(across, -90 + step * 5))
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}

function between(from: [number, number], to: [number, number]): string {
  return `M${from.map((part) => part.toFixed(1)).join(' ')}L${to.map((part) => part.toFixed(1)).join(' ')}`
}

function tread(sheet: Sheet, { grooves, sipes, slant, isBlocky, hasStuds }: Tread): string {
  const edges = Array.from({ length: grooves }, (_, at) => (at + 1) / (grooves + 1))
  const steps = Array.from({ length: sipes }, (_, at) => -84 + (166 / sipes) * at)
  const rows = [0.05, ...edges, 0.95]
  const cuts = steps.flatMap((angle, step) =>
    rows.slice(1).map((edge, row) => {
      const start = rows[row] ?? 0
      const side = start < 0.5 ? 1 : -1
      const shift = isBlocky && row % 2 ? 83 / sipes : 0
      const width = isBlocky ? 3.4 : step % 2 ? 1.6 : 2.4
      const from = treadPoint(start, angle + shift)
      return line(between(from, treadPoint(edge, angle + shift + slant * side)), '#0b0c0e', width)
    }),
  )
  const studs = hasStuds
    ? steps.flatMap((angle, step) => {
        const across = [0.14, 0.3, 0.7, 0.86][step % 4] ?? 0.5
        const [x, y] = treadPoint(across, angle + 4)
        return circle(
          Number(x.toFixed(1)),
          Number(y.toFixed(1)),
          2.9,
          '#d9dfe4',
          'stroke="#4b525a" stroke-width=".8"',
        )
      })
    : []
  const body = sheet.linear([
    [0, '#15171a'],
    [0.35, '#3b4046'],
    [0.75, '#2a2e33'],
    [1, '#1b1d20'],
  ])
  const outline = `${along(0)}L${along(1).slice(1).split('L').toReversed().join('L')}z`
  return [
    `<clipPath id="tread"><path d="${outline}"/></clipPath><path d="${outline}" fill="${body}"/><g clip-path="url(#tread)">`,
    ellipse(FAR.x, 200, FAR.rx, FAR.ry, 'none', 'stroke="#0f1113" stroke-width="1"'),
    ...cuts,
    ...edges.map((edge) => line(along(edge), '#08090a', isBlocky ? 4 : 6.5)),
    ...studs,
    '</g>',
  ].join('')
}

/** Letters stand on the wall one by one: a text along a path is not drawn everywhere. */
function wallText(words: string, radius: number, from: number, sign: 1 | -1): string {
  const letters = [...words.slice(0, 18).toUpperCase()]
  const step = 8.4 * sign
  return letters
    .map((letter, at) => {
      const angle = from + (at - (letters.length - 1) / 2) * step
      const turn = (angle * Math.PI) / 180
      const x = (WALL.x + WALL.rx * radius * Math.cos(turn)).toFixed(1)
      const y = (WALL.y + WALL.ry * radius * Math.sin(turn)).toFixed(1)
      return `<g transform="translate(${x} ${y}) rotate(${(angle + 90 * sign).toFixed(1)}) scale(.92 1)">${text(letter, 0, 6, 17, '#aeb6bd')}</g>`
    })
    .join('')
}

function tyre(sheet: Sheet, cut: Omit<Tread, 'hasStuds'>, hasStuds = false): string {
  const hole = sheet.dice.between(54, 70) / 100
  const wall = sheet.linear(
    [
      [0, '#454b52'],
      [0.45, '#26292e'],
      [1, '#131518'],
    ],
    50,
  )
  const inner = sheet.linear([
    [0, '#060708'],
    [0.55, '#1b1d20'],
    [1, '#3b4046'],
  ])
  const ring = (radius: number, color: string, width: number) =>
    ellipse(
      WALL.x,
      WALL.y,
      WALL.rx * radius,
      WALL.ry * radius,
      'none',
      `stroke="${color}" stroke-width="${width}"`,
    )
  const clip = `<clipPath id="hole"><ellipse cx="${WALL.x}" cy="200" rx="${WALL.rx * hole}" ry="${WALL.ry * hole}"/></clipPath>`
  const middle = (1 + hole) / 2
  return [
    shadow(212, 360, 138),
    tread(sheet, { ...cut, hasStuds }),
    ellipse(WALL.x, WALL.y, WALL.rx, WALL.ry, wall),
    ring(0.975, '#0d0f11', 3),
    ring(0.93, '#3f454b', 1.5),
    times(3, (at) => ring(hole + 0.05 + at * 0.025, at === 1 ? '#0d0f11' : '#3a4047', 1.5)),
    ring(middle + 0.09, '#32373c', 1),
    wallText(sheet.label[0], middle, -90, 1),
    wallText(sheet.label[0], middle, 90, -1),
    ellipse(WALL.x, WALL.y, WALL.rx * hole, WALL.ry * hole, inner),
    `${clip}<g clip-path="url(#hole)">${ellipse(WALL.x - 34, 200, WALL.rx * hole * 0.98, WALL.ry * hole * 0.97, '#101214')}${ellipse(WALL.x - 62, 200, WALL.rx * hole * 0.9, WALL.ry * hole * 0.94, '#fff')}</g>`,
    ring(hole, '#59616a', 2),
  ].join('')
}

export const summerTyre: Drawing = (sheet) =>
  tyre(sheet, {
    grooves: sheet.dice.pick([3, 4, 4]),
    sipes: sheet.dice.whole(22, 30),
    slant: sheet.dice.whole(4, 9),
    isBlocky: false,
  })

export const winterTyre: Drawing = (sheet) =>
  tyre(sheet, {
    grooves: sheet.dice.pick([4, 5]),
    sipes: sheet.dice.whole(34, 44),
    slant: sheet.dice.whole(-5, 6),
    isBlocky: true,
  })

export const studdedTyre: Drawing = (sheet) =>
  tyre(
    sheet,
    {
      grooves: sheet.dice.pick([2, 3, 4]),
      sipes: sheet.dice.whole(24, 30),
      slant: sheet.dice.whole(9, 14),
      isBlocky: true,
    },
    true,
  )

export const allSeasonTyre: Drawing = (sheet) =>
  tyre(sheet, {
    grooves: sheet.dice.pick([3, 4]),
    sipes: sheet.dice.whole(28, 36),
    slant: sheet.dice.whole(2, 6),
    isBlocky: true,
  })
