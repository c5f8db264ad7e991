import { ellipse, path, rect, shadow, text, times, type Drawing, type Sheet } from './sheet'

export const oilFilter: Drawing = (sheet) => {
  const { dice, label } = sheet
  const half = dice.between(72, 92)
  const top = dice.between(70, 100)
  const body = dice.pick([sheet.painted(), sheet.metal(), sheet.black()])
  const left = 200 - half
  const ribs = times(16, (i) =>
    rect(left + 4 + i * ((half * 2 - 8) / 16), top + 4, 3, 42, 'rgb(0 0 0/18%)', 1),
  )
  return [
    shadow(200, 350, half + 24),
    path(`M${left} ${top + 22}V334a${half} 16 0 0 0 ${half * 2} 0V${top + 22}z`, body),
    path(`M${left} ${top + 26}q0-26 28-26h${half * 2 - 56}q28 0 28 26v24H${left}z`, body),
    ribs,
    rect(left, 168, half * 2, 96, '#fff', 0, 'opacity=".94"'),
    rect(left, 168, half * 2, 7, sheet.accentDark),
    rect(left, 257, half * 2, 7, sheet.accentDark),
    text(label[0], 200, 210, 24, sheet.accentDark, { width: half * 1.7 }),
    text(label[1], 200, 242, 22, '#22262b', { width: half * 1.7 }),
    ellipse(200, 334, half, 14, 'rgb(0 0 0/22%)'),
  ].join('')
}

function panel(sheet: Sheet, paper: readonly [string, string], frame: string): string {
  const depth = sheet.dice.between(26, 46)
  const count = sheet.dice.whole(17, 25)
  const step = 252 / count
  return [
    shadow(206, 330, 150),
    path(`M58 ${250 + depth}L${58} 250 256 312v${depth}z`, frame, 'opacity=".85"'),
    path(`M256 312 352 178v${depth}L256 ${312 + depth}z`, frame, 'opacity=".65"'),
    path('M58 250 154 116 352 178 256 312z', frame),
    `<clipPath id="pane"><path d="M78 246 160 130 333 184 252 296z"/></clipPath><g clip-path="url(#pane)">`,
    path('M60 250 154 116 352 178 256 312z', paper[1]),
    times(count, (i) => path(`M${62 + i * step} ${256 + i * 3}l104-140 ${step * 0.52} 3-104 140z`, paper[0])),
    '</g>',
    path('M78 246 160 130 333 184 252 296z', 'none', 'stroke="rgb(0 0 0/25%)" stroke-width="2"'),
  ].join('')
}

export const airFilter: Drawing = (sheet) =>
  panel(
    sheet,
    sheet.dice.pick([
      ['#f7f1de', '#d9cfae'],
      ['#fbe9c6', '#e1c88f'],
      ['#ffffff', '#d5dade'],
    ] as const),
    sheet.dice.pick(['#2b2f34', '#d9541e', '#2c5aa0', '#3b4147']),
  )

export const cabinFilter: Drawing = (sheet) =>
  panel(sheet, ['#ffffff', '#cfd6dc'], sheet.dice.pick(['#e8ecef', '#f3f5f6', '#dfe5ea']))

export const carbonFilter: Drawing = (sheet) =>
  panel(sheet, ['#6b7279', '#383d43'], sheet.dice.pick(['#c9d0d6', '#3b4147']))

export const pleatedCylinder: Drawing = (sheet) => {
  const half = sheet.dice.between(74, 100)
  const paper = sheet.dice.pick([
    ['#f6efd8', '#cbbf97'],
    ['#fde7b8', '#d2b06a'],
    ['#f4f5f6', '#c0c7cd'],
  ] as const)
  const cap = sheet.dice.pick(['#e05a1c', '#2b2f34', '#1d6d3a', '#c9a227'])
  return [
    shadow(200, 352, half + 26),
    path(
      `M${200 - half} 104V322a${half} 26 0 0 0 ${half * 2} 0V104z`,
      sheet.linear([
        [0, paper[1]],
        [0.35, paper[0]],
        [0.6, paper[0]],
        [1, paper[1]],
      ]),
    ),
    times(26, (i) => {
      const x = 200 - half * Math.cos((Math.PI * (i + 0.5)) / 26)
      return rect(x - 1, 112, 2, 214, paper[1], 1, 'opacity=".9"')
    }),
    path(
      `M${200 - half - 6} 318a${half + 6} 28 0 0 0 ${half * 2 + 12} 0v16a${half + 6} 28 0 0 1 -${half * 2 + 12} 0z`,
      cap,
    ),
    ellipse(200, 104, half + 6, 30, cap),
    ellipse(
      200,
      100,
      half + 2,
      27,
      sheet.linear(
        [
          [0, cap],
          [1, '#16191d'],
        ],
        60,
      ),
      'opacity=".35"',
    ),
    ellipse(200, 101, half * 0.45, 14, '#16191d'),
  ].join('')
}
