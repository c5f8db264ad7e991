import { around, circle, type Drawing, type Sheet, ellipse, path, rect, shadow, times } from './sheet'

function tyre(sheet: Sheet, groove: (index: number) => string, studs: boolean): string {
  const tread = sheet.dice.whole(22, 30)
  return [
    shadow(204, 368, 110),
    ellipse(236, 200, 118, 164, '#0f1113'),
    ellipse(226, 200, 122, 166, '#1b1e22'),
    `<g>${times(tread, (i) => {
      const a = (-80 + (160 / (tread - 1)) * i) * (Math.PI / 180)
      const x = 226 + 122 * Math.cos(a)
      const y = 200 + 166 * Math.sin(a)
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((a * 180) / Math.PI).toFixed(1)})">${groove(i)}${studs && i % 2 ? circle(-4, -4, 2.6, '#cfd5da') : ''}</g>`
    })}</g>`,
    ellipse(
      184,
      200,
      128,
      168,
      sheet.linear(
        [
          [0, '#3a4047'],
          [0.4, '#26292e'],
          [1, '#101214'],
        ],
        30,
      ),
    ),
    ellipse(184, 200, 116, 153, 'none', 'stroke="#3f464d" stroke-width="2"'),
    ellipse(184, 200, 92, 122, '#0f1113'),
    ellipse(184, 200, 86, 115, 'none', 'stroke="#4b525a" stroke-width="2"'),
    ellipse(
      188,
      200,
      82,
      110,
      sheet.linear([
        [0, '#08090a'],
        [0.3, '#2f343a'],
        [1, '#17191c'],
      ]),
    ),
    `<clipPath id="hole"><ellipse cx="188" cy="200" rx="82" ry="110"/></clipPath><g clip-path="url(#hole)">${ellipse(218, 200, 80, 108, '#fff')}</g>`,
    `<path id="arc" d="M84 200a100 137 0 0 1 200 0" fill="none"/><text font-family="Arial, sans-serif" font-size="22" font-weight="700" fill="#c9cfd5" text-anchor="middle"><textPath href="#arc" startOffset="50%">${sheet.label[0].replace(/[&<>]/g, ' ')}</textPath></text>`,
  ].join('')
}

export const summerTyre: Drawing = (sheet) =>
  tyre(sheet, () => rect(-22, -5, 22, 3, '#3a4047') + rect(-22, 3, 16, 3, '#3a4047'), false)

export const winterTyre: Drawing = (sheet) =>
  tyre(sheet, () => path('M-26-7 0-3v4l-26 2z', '#3f464d') + path('M-26 4-6 6v3l-20 1z', '#2f343a'), false)

export const studdedTyre: Drawing = (sheet) => tyre(sheet, () => path('M-26-7 0-3v4l-26 2z', '#3f464d'), true)

export const allSeasonTyre: Drawing = (sheet) =>
  tyre(sheet, (i) => rect(-24, -6, 24, i % 2 ? 8 : 4, '#3a4047', 2), false)

export function alloyWheel(isDark: boolean, holes: number): Drawing {
  return (sheet) => {
    const spokes = sheet.dice.pick([5, 5, 6, 7, 8, 10])
    const skin = isDark
      ? sheet.linear(
          [
            [0, '#17191c'],
            [0.5, '#4b525a'],
            [1, '#101214'],
          ],
          60,
        )
      : sheet.linear(
          [
            [0, '#eef1f3'],
            [0.5, '#c3cad0'],
            [1, '#8b949c'],
          ],
          60,
        )
    const edge = isDark ? '#26292e' : '#aab2b9'
    const width = spokes > 7 ? 11 : 17
    const shape = sheet.dice.pick([
      `M${200 - width} 190L${200 - width * 0.6} 66h${width * 1.2}L${200 + width} 190z`,
      `M${200 - width * 0.5} 190L${200 - width * 1.3} 66h9L200 150l${width * 1.3 - 9}-84h9L${200 + width * 0.5} 190z`,
      `M${200 - width} 190Q${200 - width * 2} 130 ${200 - width * 0.4} 66h${width * 1.4}Q${200 + width * 0.2} 130 ${200 + width} 190z`,
    ])
    return [
      shadow(204, 364, 120),
      circle(212, 202, 150, '#59616a'),
      circle(200, 200, 152, edge),
      circle(200, 200, 148, sheet.disc(isDark ? '#3a4047' : '#f4f5f6', isDark ? '#101214' : '#98a1a9')),
      circle(200, 200, 134, '#22262b'),
      circle(200, 200, 128, sheet.disc('#4b525a', '#17191c')),
      around(spokes, () =>
        path(shape, skin, `stroke="${isDark ? '#0d0f11' : '#7d868e'}" stroke-width="1.5"`),
      ),
      circle(200, 200, 50, skin, `stroke="${edge}" stroke-width="2"`),
      around(holes, () => circle(200, 168, 6.5, '#17191c')),
      circle(200, 200, 19, isDark ? '#17191c' : '#dfe4e8', 'stroke="#59616a" stroke-width="2"'),
    ].join('')
  }
}

export function steelWheel(isDark: boolean, holes: number): Drawing {
  return (sheet) =>
    [
      shadow(204, 364, 120),
      circle(212, 202, 150, '#26292e'),
      circle(200, 200, 152, isDark ? '#3a4047' : '#aab2b9'),
      circle(200, 200, 142, sheet.disc(isDark ? '#4b525a' : '#e2e6ea', isDark ? '#17191c' : '#8b949c')),
      circle(200, 200, 118, sheet.disc(isDark ? '#33383e' : '#c5ccd2', isDark ? '#101214' : '#7d868e')),
      around(sheet.dice.pick([8, 10, 12]), () => ellipse(200, 104, 15, 19, '#0f1113')),
      circle(200, 200, 66, sheet.disc(isDark ? '#59616a' : '#eef1f3', isDark ? '#22262b' : '#98a1a9')),
      around(holes, () => circle(200, 154, 8, '#0f1113')),
      circle(200, 200, 27, '#fff', 'stroke="#17191c" stroke-width="4"'),
    ].join('')
}

export const wheelBolt: Drawing = (sheet) =>
  [0, 1]
    .map(
      (i) =>
        `<g transform="translate(${i * 120 - 60} ${i * 30 - 20}) rotate(${12 - i * 26} 200 200)">${rect(168, 84, 64, 64, sheet.metal(), 6)}${rect(158, 146, 84, 18, sheet.iron(), 8)}${rect(180, 164, 40, 150, sheet.metal(), 4)}${times(17, (n) => rect(178, 172 + n * 8, 44, 3, 'rgb(40 46 52/40%)', 1))}</g>`,
    )
    .join('') + shadow(200, 350, 110)

export const wheelNut: Drawing = (sheet) =>
  shadow(200, 320, 120) +
  [
    [130, 220],
    [264, 230],
    [200, 130],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g transform="translate(${x - 200} ${y - 200})">${path('M146 200l27-47h54l27 47-27 47h-54z', sheet.metal(30), 'stroke="#59616a" stroke-width="2"')}${circle(200, 200, 26, '#26292e')}${circle(200, 200, 21, '#59616a')}</g>`,
    )
    .join('')

export const wheelLocks: Drawing = (sheet) =>
  wheelNut(sheet) + path('M280 300l50-28 22 34-52 30z', sheet.painted(40))
