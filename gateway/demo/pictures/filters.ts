import { ellipse, path, rect, shadow, text, times, type Drawing } from './sheet'

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
