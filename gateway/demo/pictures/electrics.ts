import { around, circle, type Drawing, line, path, rect, shadow, text, times, turned } from './sheet'

export const alternator: Drawing = (sheet) =>
  [
    shadow(200, 350, 140),
    path('M84 176q0-72 74-84h104q60 14 62 90v36q-4 78-64 92H158q-70-10-74-86z', sheet.metal(30)),
    around(22, () => rect(194, 96, 10, 44, '#3f464d', 4), '196 202'),
    circle(196, 202, 78, sheet.disc('#e2e6ea', '#79828a')),
    around(14, () => path('M190 140h12l6 26h-24z', '#4b525a'), '196 202'),
    circle(196, 202, 40, sheet.disc('#d9b9a0', '#8a5a3a')),
    circle(196, 202, 24, sheet.metal(40)),
    circle(196, 202, 9, '#26292e'),
    rect(292, 140, 40, 64, '#26292e', 8),
    rect(322, 156, 16, 30, '#3f464d', 3),
    circle(120, 98, 22, sheet.metal(30)),
    circle(120, 98, 10, '#fff'),
    circle(276, 326, 22, sheet.metal(30)),
    circle(276, 326, 10, '#fff'),
  ].join('')

export const starter: Drawing = (sheet) =>
  turned(
    -10,
    [
      rect(44, 176, 60, 62, sheet.metal(90), 6),
      around(12, () => rect(68, 170, 6, 12, '#59616a'), '74 207'),
      path('M96 150h84l14 20v88l-14 24H96l-12-30v-74z', sheet.metal(60)),
      rect(184, 152, 150, 112, sheet.dice.pick([sheet.black(90), sheet.iron(90)]), 18),
      rect(196, 92, 128, 56, sheet.dice.pick([sheet.iron(90), sheet.metal(90)]), 16),
      circle(332, 112, 8, sheet.brass(30)),
      circle(332, 132, 6, sheet.brass(30)),
      rect(216, 186, 92, 40, '#fff', 4, 'opacity=".9"'),
      text(sheet.label[0], 262, 204, 15, sheet.accentDark, { width: 84 }),
      text(sheet.label[1], 262, 220, 12, '#22262b', { width: 84 }),
    ].join(''),
  ) + shadow(200, 336, 150)

export const ignitionCoil: Drawing = (sheet) =>
  shadow(200, 362, 60) +
  turned(
    22,
    [
      rect(184, 176, 32, 168, sheet.black(), 12),
      times(4, (i) => rect(180, 260 + i * 18, 40, 7, '#0d0f11', 3)),
      path('M146 78h108q14 0 14 16v70q0 22-24 22h-88q-24 0-24-22V94q0-16 14-16z', sheet.black()),
      rect(236, 62, 62, 44, '#33383e', 8),
      rect(284, 70, 22, 28, '#1b1d20', 3),
      rect(152, 104, 82, 52, '#fff', 4, 'opacity=".9"'),
      text(sheet.label[0], 193, 126, 14, sheet.accentDark, { width: 74 }),
      text(sheet.label[1], 193, 146, 13, '#22262b', { width: 74 }),
      circle(132, 166, 15, sheet.metal(40)),
      circle(132, 166, 7, '#fff'),
    ].join(''),
  )

export const sparkPlug: Drawing = (sheet) =>
  shadow(200, 366, 46) +
  turned(
    20,
    [
      rect(191, 22, 18, 30, sheet.metal(), 5),
      path(
        'M176 54h48l6 120h-60z',
        sheet.linear([
          [0, '#d4d9dd'],
          [0.35, '#fff'],
          [0.7, '#f4f5f6'],
          [1, '#c3cad0'],
        ]),
      ),
      times(4, (i) => rect(173, 66 + i * 12, 54, 4, 'rgb(120 130 140/35%)', 2)),
      text(sheet.label[0], 200, 138, 12, sheet.accentDark, { width: 46 }),
      text(sheet.label[1], 200, 154, 9, '#22262b', { width: 46 }),
      path('M158 174h84l8 18-8 40h-84l-8-40z', sheet.metal()),
      rect(164, 232, 72, 14, sheet.iron(), 4),
      rect(172, 246, 56, 80, sheet.metal(), 3),
      times(11, (i) => rect(170, 250 + i * 7, 60, 3, 'rgb(60 68 76/40%)', 1)),
      rect(196, 326, 8, 16, '#b9a06a'),
      line('M222 326v28h-22', '#8b949c', 7),
    ].join(''),
  )

export const glowPlug: Drawing = (sheet) =>
  shadow(200, 364, 36) +
  turned(
    24,
    [
      rect(193, 24, 14, 40, sheet.metal(), 4),
      rect(180, 64, 40, 34, sheet.brass(), 4),
      rect(186, 98, 28, 84, sheet.iron(), 4),
      times(10, (i) => rect(184, 104 + i * 7, 32, 3, 'rgb(0 0 0/35%)')),
      rect(191, 182, 18, 110, sheet.metal(), 4),
      rect(
        194,
        290,
        12,
        74,
        sheet.linear([
          [0, '#7a5a3a'],
          [0.5, '#c9a07a'],
          [1, '#6b4a2a'],
        ]),
        6,
      ),
    ].join(''),
  )

export const sensor: Drawing = (sheet) =>
  [
    shadow(200, 340, 120),
    line('M228 170q88-54 96 36t-74 116', '#16181b', 13),
    rect(222, 300, 52, 36, '#26292e', 6),
    rect(216, 308, 12, 20, '#3f464d', 3),
    turned(
      -20,
      rect(92, 150, 98, 62, sheet.black(90), 12) +
        rect(66, 160, 34, 42, sheet.dice.pick([sheet.brass(90), sheet.metal(90)]), 4) +
        rect(34, 168, 36, 26, sheet.metal(90), 5) +
        rect(182, 164, 40, 34, '#26292e', 6) +
        circle(150, 226, 20, sheet.black(90)) +
        circle(150, 226, 10, sheet.brass(40)),
    ),
  ].join('')

export const oxygenSensor: Drawing = (sheet) =>
  [
    shadow(200, 346, 130),
    line('M220 220q96 0 104-70T196 92', '#22262b', 12),
    line('M220 224q90 4 100-66', '#c9cfd5', 3),
    rect(150, 70, 54, 40, '#2f343a', 6),
    rect(138, 78, 14, 24, '#59616a', 3),
    rect(60, 222, 52, 30, sheet.metal(90), 9),
    times(4, (i) => circle(72 + i * 11, 237, 3, '#3f464d')),
    rect(110, 214, 44, 46, sheet.iron(90), 3),
    times(6, (i) => rect(113 + i * 7, 214, 3, 46, 'rgb(0 0 0/35%)')),
    rect(152, 202, 30, 70, sheet.metal(90), 5),
    rect(180, 218, 50, 38, sheet.metal(90), 10),
  ].join('')
