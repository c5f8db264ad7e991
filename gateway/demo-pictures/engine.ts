import { around, circle, type Drawing, ellipse, line, path, rect, shadow, text, times, turned } from './sheet'

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

export const waterPump: Drawing = (sheet) =>
  [
    shadow(200, 352, 140),
    path(
      'M92 118q34-40 92-26l74-26q54 6 60 62l-8 84q28 66-22 104-78 40-142 4-62-34-50-102z',
      sheet.metal(30),
    ),
    circle(196, 216, 82, '#79828a'),
    circle(196, 212, 80, sheet.disc('#dfe4e8', '#848d95')),
    around(6, () => path('M190 146q20 24 8 50l-12 2q8-26-6-44z', '#6d757d'), '196 212'),
    circle(196, 212, 32, sheet.metal(40)),
    circle(196, 212, 13, '#3f464d'),
    ...[
      [120, 122],
      [272, 92],
      [300, 240],
      [256, 318],
      [122, 300],
    ].map(([x = 0, y = 0]) => circle(x, y, 14, sheet.metal(30)) + circle(x, y, 7, '#fff')),
  ].join('')

export const steeringPump: Drawing = (sheet) =>
  [
    shadow(200, 348, 130),
    rect(96, 132, 150, 140, sheet.metal(30), 26),
    rect(120, 80, 96, 70, '#26292e', 14),
    rect(146, 60, 44, 28, '#16181b', 8),
    ellipse(266, 204, 40, 84, '#26292e'),
    ellipse(278, 204, 34, 80, sheet.disc('#6d757d', '#26292e')),
    ellipse(280, 204, 16, 38, sheet.metal(40)),
    circle(124, 260, 16, sheet.iron(30)),
    circle(124, 260, 8, '#fff'),
    rect(70, 190, 40, 26, sheet.brass(90), 5),
  ].join('')

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

function belt(d: string, width: number, teeth: boolean): string {
  return (
    line(d, '#0e1012', width) +
    line(d, '#2f343a', width - 7) +
    line(d, '#4b525a', 3, `opacity=".8" ${teeth ? 'stroke-dasharray="2 7"' : ''}`) +
    (teeth
      ? line(d, '#0e1012', width - 10, 'stroke-dasharray="4 7" opacity=".6"')
      : line(d, '#101214', 1.5, 'transform="translate(0 4)"'))
  )
}

export const timingBelt: Drawing = (sheet) =>
  shadow(200, 344, 140) +
  belt(
    sheet.dice.pick([
      'M86 130c60-96 178-60 226 20s-26 190-122 172S26 226 86 130z',
      'M76 230c-20-120 100-160 190-120s80 170-20 200-150 20-170-80z',
    ]),
    30,
    true,
  ) +
  text(`${sheet.label[0]} ${sheet.label[1]}`, 200, 216, 15, '#6d757d', { width: 150, weight: 400 })
export const ribbedBelt: Drawing = (sheet) =>
  shadow(200, 346, 150) +
  belt(
    sheet.dice.pick([
      'M70 170c30-130 230-130 262 0s-40 160-120 130-172 0-142-130z',
      'M64 200c0-120 120-60 140-70s130-50 134 60-90 70-130 110-144 20-144-100z',
    ]),
    22,
    false,
  ) +
  text(`${sheet.label[0]} ${sheet.label[1]}`, 200, 220, 14, '#6d757d', { width: 150, weight: 400 })
export const timingKit: Drawing = (sheet) =>
  [
    shadow(200, 350, 150),
    belt('M92 96c70-50 190-40 216 30s-60 110-130 96-156-76-86-126z', 22, true),
    ...[
      [104, 282, 46],
      [204, 296, 40],
      [296, 274, 52],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, sheet.disc('#3a4047', '#17191c')) +
        circle(x, y, r * 0.62, sheet.metal(40)) +
        circle(x, y, r * 0.26, '#26292e'),
    ),
    circle(130, 330, 9, sheet.brass(30)),
    circle(252, 336, 9, sheet.metal(30)),
  ].join('')

export const thermostat: Drawing = (sheet) =>
  [
    shadow(200, 344, 110),
    path('M140 236h120l-18 78q-42 24-84 0z', sheet.iron()),
    ellipse(200, 228, 116, 46, '#6d757d'),
    ellipse(200, 218, 116, 46, sheet.brass(20)),
    ellipse(200, 214, 76, 29, '#8f6d1f'),
    path('M146 210q54-108 108 0', 'none', 'stroke="#c9cfd5" stroke-width="13"'),
    ellipse(200, 206, 40, 16, sheet.metal(30)),
    rect(188, 118, 24, 66, sheet.brass(), 8),
  ].join('')

export const radiator: Drawing = (sheet) =>
  [
    shadow(206, 332, 160),
    rect(84, 112, 232, 186, '#aab2b9', 2),
    times(24, (i) => rect(88 + i * 9.5, 112, 4, 186, i % 2 ? '#8b949c' : '#d5dae0')),
    times(15, (i) => rect(84, 120 + i * 12, 232, 2, 'rgb(60 68 76/35%)')),
    rect(52, 92, 36, 226, sheet.black(), 10),
    rect(312, 92, 36, 226, sheet.black(), 10),
    rect(24, 122, 36, 26, sheet.black(90), 8),
    rect(340, 262, 36, 26, sheet.black(90), 8),
    rect(116, 78, 60, 26, '#26292e', 8),
    rect(84, 104, 232, 10, sheet.metal(90), 3),
    rect(84, 296, 232, 10, sheet.metal(90), 3),
  ].join('')

export const gasket: Drawing = (sheet) => {
  const skin = sheet.dice.pick(['#59616a', '#3a4047', '#7a6a52', '#8b949c'])
  return [
    shadow(200, 304, 150),
    turned(
      -8,
      `<path fill-rule="evenodd" fill="${skin}" stroke="#26292e" stroke-width="2" d="M34 158q0-16 16-16h300q16 0 16 16v84q0 16-16 16H50q-16 0-16-16zM62 200a32 32 0 1 0 64 0 32 32 0 1 0-64 0M140 200a32 32 0 1 0 64 0 32 32 0 1 0-64 0M218 200a32 32 0 1 0 64 0 32 32 0 1 0-64 0M292 200a28 32 0 1 0 56 0 28 32 0 1 0-56 0"/>` +
        times(8, (i) => circle(50 + i * 43, 152, 5, '#fff') + circle(50 + i * 43, 248, 5, '#fff')) +
        [94, 172, 250, 320]
          .map((x) => circle(x, 200, x === 320 ? 30 : 34, 'none', 'stroke="#c9a24a" stroke-width="4"'))
          .join(''),
    ),
  ].join('')
}

export const clutch: Drawing = (sheet) =>
  [
    shadow(206, 354, 140),
    circle(222, 204, 144, '#3f464d'),
    circle(200, 200, 146, sheet.disc('#9b8568', '#5d4f3e')),
    around(16, () => rect(197, 56, 6, 58, '#3b3229')),
    circle(200, 200, 88, sheet.disc('#d5dae0', '#6d757d')),
    around(
      6,
      () =>
        rect(178, 128, 44, 20, sheet.metal(90), 9) +
        times(5, (i) => rect(182 + i * 8, 128, 3, 20, 'rgb(0 0 0/35%)')),
    ),
    circle(200, 200, 40, sheet.iron(40)),
    circle(200, 200, 22, '#fff', 'stroke="#26292e" stroke-width="4"'),
    around(20, () => rect(198.5, 178, 3, 6, '#26292e')),
  ].join('')

export const repairKit: Drawing = (sheet) =>
  [
    shadow(200, 336, 150),
    circle(120, 150, 52, 'none', 'stroke="#22262b" stroke-width="13"'),
    circle(236, 132, 38, 'none', 'stroke="#a4432f" stroke-width="9"'),
    circle(306, 170, 26, 'none', 'stroke="#2e5d43" stroke-width="8"'),
    circle(178, 226, 30, 'none', 'stroke="#22262b" stroke-width="9"'),
    circle(264, 240, 44, sheet.metal(30)),
    circle(264, 240, 20, '#fff'),
    rect(76, 250, 90, 22, sheet.metal(90), 8),
    circle(118, 306, 16, sheet.brass(40)),
    circle(178, 306, 16, sheet.brass(40)),
    circle(226, 314, 12, sheet.iron(40)),
  ].join('')

export const rubberHose: Drawing = () =>
  shadow(200, 340, 130) +
  line('M70 250C90 90 210 110 214 204S330 290 330 130', '#16181b', 46) +
  line('M66 246C88 84 206 104 210 198', '#4b525a', 8, 'opacity=".6"') +
  ellipse(70, 262, 24, 12, '#0b0c0e')
