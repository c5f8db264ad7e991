import { circle, type Drawing, type Sheet, ellipse, path, rect, shadow, text, times, turned } from './sheet'

function sticker(sheet: Sheet, x: number, y: number, width: number, height: number): string {
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

const plastic = (sheet: Sheet) =>
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

function batteryOf(sheet: Sheet, width: number, height: number): string {
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
