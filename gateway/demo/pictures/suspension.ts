import {
  around,
  circle,
  type Drawing,
  type Sheet,
  ellipse,
  line,
  path,
  rect,
  shadow,
  text,
  times,
  turned,
} from './sheet'

function coil(
  sheet: Sheet,
  x: number,
  top: number,
  bottom: number,
  turns: number,
  half: number,
  width: number,
): string {
  const step = (bottom - top) / turns
  const color = sheet.dice.pick(['#2b2f34', sheet.accentDark, '#a51d24', '#23456f'])
  return times(turns, (i) => {
    const y = top + step * i
    return (
      line(
        `M${x - half} ${y + step * 0.5}Q${x} ${y + step * 1.05} ${x + half} ${y + step}`,
        '#0d0f11',
        width,
        'opacity=".55"',
      ) +
      line(`M${x - half} ${y + step * 0.5}Q${x} ${y - step * 0.1} ${x + half} ${y}`, color, width) +
      line(
        `M${x - half} ${y + step * 0.5}Q${x} ${y - step * 0.1} ${x + half} ${y}`,
        '#fff',
        width * 0.22,
        'opacity=".3"',
      )
    )
  })
}

export const shock: Drawing = (sheet) =>
  shadow(200, 366, 70) +
  turned(
    14,
    [
      rect(193, 26, 14, 120, sheet.metal(), 4),
      rect(186, 20, 28, 22, sheet.iron(), 5),
      rect(170, 128, 60, 178, sheet.dice.pick([sheet.black(), sheet.painted(), sheet.metal()]), 14),
      rect(162, 120, 76, 20, sheet.iron(), 7),
      path('M122 190q78 34 156 0v12q-78 38-156 0z', sheet.iron(90)),
      rect(178, 232, 44, 44, '#fff', 3, 'opacity=".9"'),
      text(sheet.label[0], 200, 252, 10, sheet.accentDark, { width: 40 }),
      text(sheet.label[1], 200, 266, 9, '#22262b', { width: 40 }),
      path('M174 300h52l10 70q-36 12-72 0z', sheet.iron()),
      circle(186, 344, 6, '#fff'),
      circle(216, 358, 6, '#fff'),
    ].join(''),
  )

export const shockRear: Drawing = (sheet) =>
  shadow(200, 366, 66) +
  turned(
    18,
    [
      circle(200, 44, 26, '#26292e'),
      circle(200, 44, 13, sheet.metal(40)),
      circle(200, 44, 6, '#fff'),
      rect(193, 66, 14, 90, sheet.metal(), 4),
      rect(164, 92, 72, 120, sheet.dice.pick([sheet.black(), sheet.iron()]), 16),
      rect(172, 196, 56, 128, sheet.dice.pick([sheet.painted(), sheet.metal(), sheet.black()]), 12),
      rect(176, 232, 48, 40, '#fff', 3, 'opacity=".9"'),
      text(sheet.label[0], 200, 250, 11, sheet.accentDark, { width: 44 }),
      text(sheet.label[1], 200, 264, 10, '#22262b', { width: 44 }),
      circle(200, 346, 27, '#26292e'),
      circle(200, 346, 13, sheet.metal(40)),
      circle(200, 346, 6, '#fff'),
    ].join(''),
  )

export const spring: Drawing = (sheet) =>
  shadow(200, 360, 110) +
  coil(sheet, 200, 58, 334, sheet.dice.whole(5, 7), sheet.dice.between(72, 92), sheet.dice.between(15, 21))

export const strutMount: Drawing = (sheet) =>
  [
    shadow(200, 322, 150),
    ellipse(200, 244, 148, 74, '#1d2023'),
    ellipse(200, 226, 148, 74, sheet.iron(20)),
    ellipse(200, 216, 110, 52, '#26292e'),
    path('M112 210q12-88 88-88t88 88q-88 56-176 0z', sheet.black()),
    ellipse(200, 134, 52, 22, sheet.metal(30)),
    ellipse(200, 132, 22, 10, '#1b1d20'),
    around(3, () => `${rect(194, 58, 14, 40, sheet.metal(), 3)}`, '200 200').replace(
      /^/,
      '<g transform="translate(0 116) scale(1 .5)">',
    ) + '</g>',
  ].join('')

export const dustBoot: Drawing = (sheet) =>
  [
    shadow(200, 352, 96),
    times(
      8,
      (i) =>
        ellipse(200, 108 + i * 28, 70 - (i % 2) * 12, 22, sheet.black()) +
        ellipse(200, 104 + i * 28, 62 - (i % 2) * 12, 14, 'rgb(255 255 255/7%)'),
    ),
    ellipse(200, 88, 56, 20, '#33383e'),
    ellipse(200, 86, 30, 10, '#0d0f11'),
    rect(
      160,
      318,
      80,
      30,
      sheet.linear([
        [0, '#c69a2a'],
        [0.5, '#ecd07a'],
        [1, '#a87c15'],
      ]),
      12,
    ),
  ].join('')

function arm(
  sheet: Sheet,
  body: string,
  ends: readonly (readonly [number, number])[],
  joint: readonly [number, number],
): string {
  const skin = sheet.dice.pick([sheet.black(30), sheet.metal(30), sheet.iron(30)])
  return [
    shadow(200, 344, 150),
    path(body, skin, 'stroke="#1d2023" stroke-width="2"'),
    path(body, 'none', 'stroke="rgb(255 255 255/25%)" stroke-width="3" transform="translate(-2 -3)"'),
    ...ends.map(
      ([x, y]) =>
        circle(x, y, 36, skin, 'stroke="#1d2023" stroke-width="2"') +
        circle(x, y, 27, '#1d2023') +
        circle(x, y, 14, sheet.metal(40)) +
        circle(x, y, 7, '#fff'),
    ),
    circle(joint[0], joint[1], 30, sheet.iron(40)),
    circle(joint[0], joint[1], 21, '#1d2023'),
    rect(joint[0] - 8, joint[1] - 62, 16, 54, sheet.metal(), 4),
    rect(joint[0] - 12, joint[1] - 40, 24, 10, sheet.iron(), 3),
  ].join('')
}

export const controlArm: Drawing = (sheet) =>
  arm(
    sheet,
    'M70 112q32-18 58 6 42 60 132 84l66 62q8 34-30 36l-44-22q-64 12-106 34-22 30-56 24-28-14-20-48 20-32 62-44-30-46-66-74-22-32 4-58z',
    [
      [96, 126],
      [110, 300],
    ],
    [306, 268],
  )

export const controlArmStraight: Drawing = (sheet) =>
  arm(
    sheet,
    'M74 246q12-28 44-24 84-26 170-86 22-14 40 6 14 24-10 40-96 58-180 96-20 26-48 14-22-20-16-46z',
    [[98, 262]],
    [310, 150],
  )

export const ballJoint: Drawing = (sheet) =>
  [
    shadow(200, 346, 110),
    rect(188, 46, 24, 110, sheet.metal(), 5),
    times(9, (i) => rect(187, 52 + i * 6, 26, 2, 'rgb(0 0 0/25%)')),
    rect(180, 118, 40, 12, sheet.iron(), 3),
    path('M148 214q4-66 52-66t52 66z', '#1d2023'),
    path('M158 200q8-42 40-44', 'none', 'stroke="#4b525a" stroke-width="5" stroke-linecap="round"'),
    path(
      'M82 232q0-24 30-26h176q30 2 30 26l-14 60q-4 20-30 20h-20l-16 26h-76l-16-26h-20q-26 0-30-20z',
      sheet.iron(30),
    ),
    circle(118, 262, 13, '#fff', 'stroke="#2b3036" stroke-width="4"'),
    circle(282, 262, 13, '#fff', 'stroke="#2b3036" stroke-width="4"'),
    ellipse(200, 232, 74, 18, 'rgb(255 255 255/14%)'),
    text(sheet.label[1], 200, 286, 15, '#e8ebee', { width: 110, weight: 400 }),
  ].join('')

export const stabilizerLink: Drawing = (sheet) =>
  turned(
    24,
    [
      rect(190, 84, 20, 232, sheet.dice.pick([sheet.black(), sheet.metal()]), 8),
      circle(200, 76, 32, sheet.iron(40)),
      circle(200, 76, 20, '#1d2023'),
      rect(222, 66, 62, 20, sheet.metal(90), 4),
      times(6, (i) => rect(240 + i * 7, 66, 2, 20, 'rgb(0 0 0/30%)')),
      circle(200, 324, 32, sheet.iron(40)),
      circle(200, 324, 20, '#1d2023'),
      rect(116, 314, 62, 20, sheet.metal(90), 4),
      times(6, (i) => rect(122 + i * 7, 314, 2, 20, 'rgb(0 0 0/30%)')),
    ].join(''),
  ) + shadow(200, 364, 90)

export const bushing: Drawing = (sheet) =>
  [
    shadow(204, 326, 130),
    path('M108 160h184v120a92 46 0 0 1-184 0z', sheet.metal()),
    ellipse(200, 160, 92, 46, '#6d757d'),
    ellipse(200, 160, 84, 41, '#1d2023'),
    ellipse(200, 158, 62, 30, '#2f343a'),
    path('M164 150h72v-46a36 17 0 0 0-72 0z', sheet.metal()),
    ellipse(200, 104, 36, 17, '#cfd5da'),
    ellipse(200, 104, 20, 9, '#2b2f34'),
  ].join('')

export const stabilizerBush: Drawing = (sheet) =>
  [
    shadow(200, 318, 130),
    path('M88 300V188a112 96 0 0 1 224 0v112z', sheet.black(20)),
    path('M88 300V188a112 96 0 0 1 224 0', 'none', 'stroke="#5a6169" stroke-width="4"'),
    circle(200, 206, 46, '#fff', 'stroke="#0d0f11" stroke-width="8"'),
    rect(76, 284, 248, 22, '#22262b', 6),
    line('M200 252v48', '#0d0f11', 5),
    text(sheet.label[1], 200, 128, 13, '#8b949c', { width: 110, weight: 400 }),
  ].join('')

export const mount: Drawing = (sheet) =>
  [
    shadow(200, 346, 140),
    path('M78 300h244l16 42H62z', sheet.iron(90)),
    path('M108 300q-14-112 92-118t92 118z', sheet.black()),
    path('M128 290q-4-84 60-94', 'none', 'stroke="#5a6169" stroke-width="6" stroke-linecap="round"'),
    rect(150, 140, 100, 54, sheet.metal(), 12),
    rect(186, 62, 28, 86, sheet.metal(), 5),
    times(8, (i) => rect(185, 68 + i * 6, 30, 2, 'rgb(0 0 0/28%)')),
    circle(96, 322, 9, '#fff'),
    circle(304, 322, 9, '#fff'),
  ].join('')
