import { around, circle, type Drawing, ellipse, line, path, rect, shadow, text, times, turned } from './sheet'

type S = Parameters<Drawing>[0]

function sticker(sheet: S, x: number, y: number, width: number, height: number): string {
  const middle = x + width / 2
  return [
    rect(
      x,
      y,
      width,
      height,
      sheet.linear(
        [
          [0, sheet.accent],
          [1, sheet.accentDark],
        ],
        90,
      ),
      6,
    ),
    rect(x, y + height * 0.56, width, height * 0.44, '#fff', 0, 'opacity=".94"'),
    text(sheet.label[0], middle, y + height * 0.37, height * 0.24, '#fff', { width: width * 0.88 }),
    text(sheet.label[1], middle, y + height * 0.83, height * 0.19, '#22262b', { width: width * 0.86 }),
  ].join('')
}

const plastic = (sheet: S) =>
  sheet.dice.pick([
    sheet.linear([
      [0, '#b9c0c6'],
      [0.3, '#f4f5f6'],
      [0.6, '#dfe3e7'],
      [1, '#a3abb2'],
    ]),
    sheet.linear([
      [0, '#8f1219'],
      [0.35, '#d8323a'],
      [1, '#7d0f15'],
    ]),
    sheet.linear([
      [0, '#1f2226'],
      [0.35, '#4b525a'],
      [1, '#17191c'],
    ]),
    sheet.linear([
      [0, '#a87c15'],
      [0.35, '#f2cf63'],
      [1, '#94690c'],
    ]),
    sheet.linear([
      [0, '#163d6b'],
      [0.35, '#2f6fb5'],
      [1, '#123158'],
    ]),
    sheet.linear([
      [0, '#0f4d2a'],
      [0.35, '#238a4f'],
      [1, '#0c4023'],
    ]),
  ])

export const canister: Drawing = (sheet) =>
  [
    shadow(200, 358, 116),
    rect(226, 36, 58, 34, '#22262b', 6),
    rect(222, 62, 66, 22, sheet.accentDark, 4),
    path('M104 128q4-46 50-46h122q22 6 24 34v216q0 24-24 24H126q-24 0-24-24z', plastic(sheet)),
    path('M128 132q2-26 28-26h30v34q-30 4-34 40h-24z', '#fff'),
    path('M128 132q2-26 28-26h30v34q-30 4-34 40h-24z', 'none', 'stroke="rgb(0 0 0/20%)" stroke-width="3"'),
    sticker(sheet, 120, 190, 162, 132),
  ].join('')
export const smallCanister: Drawing = (sheet) => turned(0, canister(sheet), 0.86)
export const bottle: Drawing = (sheet) =>
  [
    shadow(200, 358, 84),
    rect(176, 40, 48, 38, '#22262b', 6),
    path('M172 78h56v20q44 16 46 64v170q0 26-26 26h-96q-26 0-26-26V162q2-48 46-64z', plastic(sheet)),
    rect(172, 70, 56, 14, sheet.accentDark, 3),
    sticker(sheet, 134, 178, 132, 126),
  ].join('')
export const drumBarrel: Drawing = (sheet) =>
  [
    shadow(200, 362, 118),
    path('M96 74v274a104 22 0 0 0 208 0V74z', sheet.painted()),
    ellipse(200, 74, 104, 24, sheet.metal(20)),
    times(2, (i) => rect(94, 152 + i * 96, 212, 12, 'rgb(0 0 0/18%)', 6)),
    circle(156, 70, 12, '#3f464d'),
    sticker(sheet, 122, 178, 156, 66),
    '',
  ].join('')
export const spray: Drawing = (sheet) =>
  [
    shadow(200, 362, 66),
    rect(182, 30, 36, 42, '#f4f5f6', 6),
    rect(168, 62, 64, 30, sheet.accentDark, 8),
    path('M148 118q0-28 28-30h48q28 2 28 30v226q-52 18-104 0z', sheet.painted()),
    rect(148, 118, 104, 8, sheet.metal()),
    sticker(sheet, 152, 160, 96, 126),
    ellipse(200, 346, 52, 9, '#8b949c'),
  ].join('')
export const additive: Drawing = (sheet) =>
  [
    shadow(200, 356, 62),
    path('M184 34h32l8 56h-48z', '#22262b'),
    path('M176 90h48q30 20 30 60v180q0 26-24 26h-60q-24 0-24-26V150q0-40 30-60z', plastic(sheet)),
    sticker(sheet, 150, 170, 100, 116),
  ].join('')
export const tube: Drawing = (sheet) =>
  turned(
    24,
    [
      path(
        'M150 92h100l14 214H136z',
        sheet.linear([
          [0, '#c9cfd5'],
          [0.4, '#fff'],
          [1, '#b9c0c6'],
        ]),
      ),
      rect(144, 74, 112, 22, '#8b949c', 2),
      rect(178, 304, 44, 44, sheet.accentDark, 6),
      sticker(sheet, 146, 130, 108, 130),
    ].join(''),
  ) + shadow(200, 364, 70)
export const sealant: Drawing = (sheet) =>
  turned(
    18,
    [
      path('M192 20h16l14 64h-44z', '#e8ebee'),
      rect(158, 84, 84, 250, '#f4f5f6', 8),
      sticker(sheet, 158, 128, 84, 160),
      rect(150, 326, 100, 16, '#8b949c', 4),
    ].join(''),
  ) + shadow(200, 366, 60)

function batteryOf(sheet: S, width: number, height: number): string {
  const x = 200 - width / 2
  const y = 320 - height
  return [
    shadow(206, 336, width * 0.58),
    rect(
      x,
      y,
      width,
      height,
      sheet.dice.pick([
        sheet.linear(
          [
            [0, '#2f343a'],
            [1, '#16181b'],
          ],
          90,
        ),
        sheet.linear(
          [
            [0, '#eef0f2'],
            [1, '#b9c0c6'],
          ],
          90,
        ),
      ]),
      10,
    ),
    rect(x - 4, y - 6, width + 8, 40, sheet.painted(90), 8),
    times(6, (i) => circle(x + 34 + (i * (width - 68)) / 5, y + 10, 9, 'rgb(0 0 0/30%)')),
    rect(x + 18, y - 32, 34, 28, sheet.metal(), 6),
    rect(x + width - 52, y - 32, 34, 28, sheet.metal(), 6),
    text('+', x + 68, y - 8, 26, '#c1121f'),
    text('−', x + width - 66, y - 8, 26, '#22262b'),
    sticker(sheet, x + 22, y + 54, width - 44, height - 78),
  ].join('')
}
export const battery: Drawing = (sheet) => batteryOf(sheet, 292, 184)
export const tallBattery: Drawing = (sheet) => batteryOf(sheet, 224, 222)

function tyre(sheet: S, groove: (index: number) => string, studs: boolean): string {
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

export const wrench: Drawing = (sheet) =>
  turned(
    -38,
    [
      rect(110, 184, 190, 30, sheet.metal(90), 10),
      rect(128, 194, 150, 9, 'rgb(0 0 0/14%)', 4),
      `<path fill="${sheet.metal(60)}" fill-rule="evenodd" d="M300 199a48 48 0 1 0 96 0 48 48 0 1 0-96 0m24 0 12-21h24l12 21-12 21h-24z"/>`,
      path('M10 160q44-34 92 8l12 18v28l-12 18q-48 40-92 6l42-18v-42z', sheet.metal(60)),
    ].join(''),
    0.92,
  ) + shadow(200, 338, 130)
export const wheelBrace: Drawing = (sheet) =>
  turned(
    45,
    rect(190, 30, 20, 340, sheet.metal(), 8) +
      rect(30, 190, 340, 20, sheet.metal(90), 8) +
      [
        [200, 36],
        [200, 364],
      ]
        .map(([x = 0, y = 0]) => rect(x - 19, y - 26, 38, 52, sheet.iron(), 7))
        .join('') +
      [
        [36, 200],
        [364, 200],
      ]
        .map(([x = 0, y = 0]) => rect(x - 26, y - 19, 52, 38, sheet.iron(90), 7))
        .join(''),
    0.9,
  ) + shadow(200, 352, 100)
export const toolKit: Drawing = (sheet) =>
  [
    shadow(200, 340, 160),
    path('M48 150h304l24 150H24z', sheet.painted(90)),
    path('M66 164h268l18 118H48z', '#1d2023'),
    times(9, (i) => rect(76 + i * 29, 178, 18, 34, sheet.metal(), 5)),
    times(7, (i) => rect(74 + i * 38, 224, 26, 40, sheet.metal(), 7)),
    path('M40 150l20-66h280l20 66z', sheet.painted(90), 'opacity=".75"'),
    text(sheet.label[0], 200, 126, 24, '#fff', { width: 200 }),
  ].join('')
export const jackBottle: Drawing = (sheet) =>
  [
    shadow(200, 352, 110),
    rect(110, 318, 180, 28, sheet.painted(90), 6),
    path('M140 180h120l12 138H128z', sheet.painted()),
    rect(176, 96, 48, 92, sheet.metal(), 6),
    rect(164, 78, 72, 24, sheet.iron(), 6),
    rect(262, 270, 56, 20, sheet.iron(90), 6),
    text(sheet.label[0], 200, 260, 20, '#fff', { width: 104 }),
  ].join('')
export const jackScissor: Drawing = (sheet) =>
  [
    shadow(200, 330, 150),
    line('M84 220 200 120 316 220 200 316z', sheet.accentDark, 24),
    line('M84 220 200 120 316 220 200 316z', sheet.accent, 14),
    rect(36, 213, 320, 12, sheet.metal(90), 5),
    times(34, (i) => rect(60 + i * 8, 213, 2, 12, 'rgb(0 0 0/30%)')),
    rect(160, 96, 80, 24, sheet.iron(90), 5),
    rect(140, 308, 120, 22, sheet.iron(90), 5),
  ].join('')
export const jackTrolley: Drawing = (sheet) =>
  [
    shadow(200, 320, 170),
    path('M40 250h250l50-40v70H60z', sheet.painted(90)),
    path('M110 246 300 170l14 20-170 76z', sheet.accentDark),
    ellipse(306, 172, 32, 12, '#26292e'),
    circle(80, 292, 24, sheet.iron(40)),
    circle(318, 292, 20, sheet.iron(40)),
    line('M60 250 20 90', '#26292e', 12),
    text(sheet.label[0], 160, 276, 18, '#fff', { width: 120 }),
  ].join('')
export const scanner: Drawing = (sheet) =>
  [
    shadow(200, 346, 120),
    line('M250 110q90-50 84 60t-60 160', '#22262b', 10),
    rect(110, 84, 150, 236, sheet.black(40), 22),
    rect(
      124,
      104,
      122,
      104,
      sheet.linear(
        [
          [0, '#0b5ad9'],
          [1, '#6fb1ff'],
        ],
        60,
      ),
      6,
    ),
    line('M134 180l20-30 18 20 22-44 22 34 20-14', '#fff', 4),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      circle(146 + (i % 3) * 38, 240 + Math.floor(i / 3) * 38, 12, i === 4 ? '#12723a' : '#59616a'),
    ),
  ].join('')
export const compressor: Drawing = (sheet) =>
  [
    shadow(200, 336, 150),
    rect(70, 178, 190, 120, sheet.painted(90), 24),
    rect(246, 150, 76, 128, sheet.metal(), 12),
    times(6, (i) => rect(250, 160 + i * 18, 68, 7, 'rgb(0 0 0/22%)', 3)),
    circle(150, 160, 46, '#f4f5f6', 'stroke="#26292e" stroke-width="9"'),
    line('M150 160l22-20', '#c1121f', 5),
    line('M300 150q40-90-60-86t-150 10', '#16181b', 11),
    rect(86, 290, 160, 18, '#26292e', 8),
    text(sheet.label[0], 166, 262, 20, '#fff', { width: 150 }),
  ].join('')
export const rope: Drawing = (sheet) =>
  [
    shadow(200, 330, 140),
    times(4, (i) =>
      ellipse(
        200,
        230 - i * 18,
        118 - i * 6,
        58,
        'none',
        `stroke="${i % 2 ? sheet.accentDark : sheet.accent}" stroke-width="20"`,
      ),
    ),
    line('M86 220q-60-70 10-130', sheet.accent, 18),
    circle(100, 82, 26, 'none', 'stroke="#59616a" stroke-width="11"'),
    line('M312 220q60-60 4-130', sheet.accent, 18),
    circle(314, 82, 26, 'none', 'stroke="#59616a" stroke-width="11"'),
  ].join('')
export const charger: Drawing = (sheet) =>
  [
    shadow(200, 338, 140),
    line('M110 250q-90 20-70 90M290 250q90 20 70 90', '#c1121f', 8),
    rect(84, 120, 232, 156, sheet.painted(90), 18),
    rect(104, 144, 118, 70, '#e9f1e4', 6),
    text('12.6 V', 163, 190, 28, '#22262b'),
    circle(268, 180, 30, '#26292e'),
    line('M268 180l14-18', '#fff', 5),
    text(sheet.label[0], 200, 256, 20, '#fff', { width: 190 }),
  ].join('')

export const carton: Drawing = (sheet) =>
  [
    shadow(204, 350, 150),
    path(
      'M60 150 214 190v160L60 296z',
      sheet.linear(
        [
          [0, sheet.accent],
          [1, sheet.accentDark],
        ],
        20,
      ),
    ),
    path('M214 190 346 144v142L214 350z', sheet.accentDark),
    path('M60 150 194 110l152 34-132 46z', '#f4f5f6'),
    path('M60 208l154 42v54L60 252z', '#fff', 'opacity=".94"'),
    `<g transform="matrix(1 .26 0 1 0 -30)">${text(sheet.label[0], 137, 198, 26, '#fff', { width: 130 })}${text(sheet.label[1], 137, 252, 22, '#22262b', { width: 130 })}</g>`,
    path('M60 150 194 110l152 34-132 46z', 'none', 'stroke="rgb(0 0 0/12%)" stroke-width="2"'),
  ].join('')
