import { circle, type Drawing, ellipse, line, path, rect, shadow, text, times, turned } from './sheet'

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
