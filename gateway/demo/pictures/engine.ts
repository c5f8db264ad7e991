import { around, circle, type Drawing, ellipse, line, path, rect, shadow, text, times, turned } from './sheet'

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
