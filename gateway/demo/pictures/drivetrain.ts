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

function ring(sheet: Sheet, outer: string, balls: boolean, seal: string): string {
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
