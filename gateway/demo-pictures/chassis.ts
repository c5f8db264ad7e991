import { around, circle, type Drawing, ellipse, line, path, rect, shadow, text, times, turned } from './sheet'

function coil(
  sheet: Parameters<Drawing>[0],
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
  sheet: Parameters<Drawing>[0],
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

export const tieRodEnd: Drawing = (sheet) =>
  turned(
    -24,
    [
      rect(60, 206, 150, 34, sheet.iron(90), 12),
      times(14, (i) => rect(66 + i * 7, 206, 2, 34, 'rgb(0 0 0/35%)')),
      path('M196 200h52q48-28 84 8 22 34-4 66-42 34-82-4l-50-24z', sheet.iron(40)),
      circle(290, 228, 34, '#1d2023'),
      circle(284, 220, 15, '#4b525a', 'opacity=".7"'),
      rect(278, 108, 24, 96, sheet.metal(), 5),
      times(7, (i) => rect(277, 112 + i * 6, 26, 2, 'rgb(0 0 0/25%)')),
      path('M256 206q6-36 34-36t34 36z', '#1d2023'),
    ].join(''),
  ) + shadow(200, 334, 130)

export const tieRod: Drawing = (sheet) =>
  turned(
    -22,
    [
      rect(34, 188, 300, 22, sheet.metal(90), 10),
      times(12, (i) => rect(40 + i * 6, 188, 2, 22, 'rgb(0 0 0/35%)')),
      circle(338, 199, 34, sheet.iron(40)),
      circle(338, 199, 22, '#22262b'),
      rect(190, 182, 50, 34, sheet.iron(90), 6),
    ].join(''),
  ) + shadow(200, 316, 150)

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

export const hub: Drawing = (sheet) =>
  [
    shadow(206, 352, 130),
    ellipse(220, 206, 122, 132, '#4b525a'),
    circle(200, 200, 128, sheet.disc('#dfe4e8', '#79828a')),
    circle(200, 200, 92, '#59616a'),
    circle(200, 200, 88, sheet.disc('#c5ccd2', '#6d757d')),
    around(5, () => rect(190, 82, 20, 30, sheet.metal(), 4) + circle(200, 98, 7, '#3f464d')),
    circle(200, 200, 54, sheet.disc('#f2f4f6', '#8b949c')),
    circle(200, 200, 30, '#26292e'),
    around(18, () => rect(198, 171, 4, 9, '#8b949c')),
  ].join('')

function ring(sheet: Parameters<Drawing>[0], outer: string, balls: boolean, seal: string): string {
  return [
    shadow(206, 350, 130),
    circle(214, 204, 138, '#59616a'),
    circle(200, 200, 138, outer),
    circle(200, 200, 112, '#4b525a'),
    circle(200, 200, 108, seal),
    balls
      ? around(14, () => circle(200, 112, 15, sheet.disc('#fff', '#8b949c')))
      : times(3, (i) =>
          circle(200, 200, 100 - i * 9, 'none', 'stroke="rgb(255 255 255/14%)" stroke-width="2"'),
        ),
    circle(200, 200, 70, sheet.disc('#eef1f3', '#848d95')),
    circle(200, 200, 52, '#59616a'),
    circle(203, 203, 50, '#fff'),
    circle(200, 200, 52, 'none', 'stroke="#59616a" stroke-width="3"'),
    text(sheet.label[1], 200, 324, 14, '#4b5259', { width: 90, weight: 400 }),
  ].join('')
}

export const wheelBearing: Drawing = (sheet) =>
  ring(
    sheet,
    sheet.disc('#f2f4f6', '#8b949c'),
    sheet.dice.between(0, 1) > 0.5,
    sheet.dice.pick(['#26292e', '#9b2f2a', '#6d757d', '#26456b']),
  )
export const oilSeal: Drawing = (sheet) =>
  ring(
    sheet,
    sheet.dice.pick(['#26292e', '#a4432f', '#2e5d43', '#3a4c66']),
    false,
    sheet.dice.pick(['#3a3f45', '#8a3527']),
  )
export const releaseBearing: Drawing = (sheet) =>
  shadow(200, 352, 120) +
  ellipse(200, 270, 104, 62, sheet.iron(20)) +
  path('M96 200v70h208v-70z', sheet.iron()) +
  ellipse(200, 200, 104, 62, sheet.metal(30)) +
  ellipse(200, 194, 66, 38, '#26292e') +
  ellipse(200, 192, 48, 27, '#fff')
export const pulley: Drawing = (sheet) =>
  [
    shadow(204, 350, 130),
    circle(220, 204, 126, '#26292e'),
    circle(200, 200, 130, sheet.disc('#3a4047', '#17191c')),
    times(6, (i) =>
      circle(200, 200, 126 - i * 5, 'none', 'stroke="rgb(255 255 255/18%)" stroke-width="1.500"'),
    ),
    circle(200, 200, 92, sheet.disc('#c5ccd2', '#6d757d')),
    around(5, () => path('M186 132h28l8 34h-44z', '#3a4047')),
    circle(200, 200, 42, sheet.metal(40)),
    circle(200, 200, 20, '#26292e'),
  ]
    .join('')
    .replace('1.500', '1.5')

export const cvJoint: Drawing = (sheet) =>
  turned(
    -18,
    [
      rect(186, 190, 170, 34, sheet.metal(90), 6),
      times(16, (i) => rect(262 + i * 5.5, 190, 2, 34, 'rgb(0 0 0/30%)')),
      rect(246, 184, 16, 46, sheet.iron(90), 3),
      path('M94 130h74q40 10 42 78-2 68-42 78H94q-34-12-34-78t34-78z', sheet.iron(90)),
      ellipse(96, 208, 30, 76, sheet.disc('#8b949c', '#3f464d')),
      ellipse(94, 208, 18, 52, '#17191c'),
      around(6, () => circle(94, 172, 8, sheet.metal(30)), '94 208'),
      rect(196, 172, 18, 72, sheet.iron(90), 4),
    ].join(''),
  ) + shadow(200, 344, 140)

export const cvBoot: Drawing = (sheet) =>
  [
    shadow(200, 348, 120),
    times(
      6,
      (i) =>
        ellipse(200, 116 + i * 38, 52 + i * 12, 25 + i * 1.5, sheet.black()) +
        ellipse(196, 110 + i * 38, 42 + i * 12, 15, 'rgb(255 255 255/7%)'),
    ),
    ellipse(200, 92, 40, 17, '#3a4047'),
    ellipse(200, 90, 24, 9, '#0d0f11'),
    line('M88 316q112 52 224 0', '#c5ccd2', 6),
  ].join('')

export const steeringRack: Drawing = (sheet) =>
  turned(
    -14,
    [
      rect(24, 190, 352, 18, sheet.metal(90), 8),
      rect(92, 176, 214, 46, sheet.dice.pick([sheet.metal(90), sheet.iron(90)]), 16),
      times(7, (i) => ellipse(72 + i * 6, 199, 6, 26 - (i % 2) * 5, '#22262b')),
      times(7, (i) => ellipse(298 + i * 6, 199, 6, 26 - (i % 2) * 5, '#22262b')),
      rect(132, 104, 46, 96, sheet.iron(), 12),
      rect(146, 64, 18, 50, sheet.metal(), 4),
      line('M180 150h70v28', '#8b949c', 7),
      circle(118, 232, 12, sheet.iron(40)),
      circle(282, 232, 12, sheet.iron(40)),
    ].join(''),
  ) + shadow(200, 320, 160)
