import {
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

const glass = (sheet: Sheet) =>
  sheet.linear([
    [0, '#dbe7ef'],
    [0.4, '#ffffff'],
    [1, '#b9ccd9'],
  ])
export const halogen: Drawing = (sheet) =>
  shadow(200, 358, 60) +
  turned(
    16,
    [
      path('M166 178q-12-110 34-138 46 28 34 138z', glass(sheet), 'stroke="#9fb4c2" stroke-width="2"'),
      path('M192 44h16v20h-16z', '#8b949c'),
      line('M186 172v-56M214 172v-56M186 116h28', '#7d868e', 4),
      rect(152, 176, 96, 24, sheet.metal(), 4),
      rect(136, 200, 128, 20, sheet.metal(), 6),
      path('M160 220h80l-8 64h-64z', sheet.metal()),
      rect(176, 284, 12, 46, sheet.brass(), 2),
      rect(212, 284, 12, 46, sheet.brass(), 2),
    ].join(''),
  )
export const h4: Drawing = (sheet) =>
  shadow(200, 356, 64) +
  turned(
    -14,
    [
      path('M160 186V78q40-38 80 0v108z', glass(sheet), 'stroke="#9fb4c2" stroke-width="2"'),
      rect(164, 70, 72, 26, '#26456b', 12, 'opacity=".55"'),
      line('M184 180v-60M216 180v-40M184 120h28', '#7d868e', 4),
      circle(200, 210, 60, sheet.metal(30)),
      rect(132, 196, 136, 20, sheet.metal(), 6),
      rect(168, 226, 64, 44, '#f4f5f6', 4),
      rect(172, 270, 12, 52, sheet.brass(), 2),
      rect(194, 270, 12, 52, sheet.brass(), 2),
      rect(216, 270, 12, 52, sheet.brass(), 2),
    ].join(''),
  )
export const smallLamp: Drawing = (sheet) =>
  shadow(200, 348, 60) +
  turned(
    12,
    [
      path('M150 190q-10-92 50-104 60 12 50 104z', glass(sheet), 'stroke="#9fb4c2" stroke-width="2"'),
      line('M184 184v-46q16-20 32 0v46', '#7d868e', 4),
      rect(152, 188, 96, 110, sheet.metal(), 6),
      circle(148, 236, 7, sheet.metal(40)),
      circle(252, 236, 7, sheet.metal(40)),
      rect(182, 296, 36, 14, '#3f464d', 6),
    ].join(''),
  )
export const ledLamp: Drawing = (sheet) =>
  shadow(200, 360, 70) +
  turned(
    14,
    [
      rect(182, 44, 36, 120, '#3f464d', 6),
      times(4, (i) => rect(188, 56 + i * 24, 24, 16, '#ffe9a8', 3, 'stroke="#c9a24a"')),
      rect(150, 162, 100, 22, sheet.metal(), 5),
      path('M142 184h116l10 120H132z', sheet.dice.pick([sheet.black(), sheet.painted()])),
      times(9, (i) => rect(146 + i * 12, 190, 5, 110, 'rgb(255 255 255/18%)')),
      ellipse(200, 306, 62, 15, '#16181b'),
      line('M200 318v30', '#16181b', 10),
    ].join(''),
  )
export const xenonLamp: Drawing = (sheet) =>
  shadow(200, 360, 60) +
  turned(
    18,
    [
      path('M182 190V60q18-22 36 0v130z', glass(sheet), 'stroke="#9fb4c2" stroke-width="2"'),
      circle(200, 110, 16, '#cfe2f2'),
      line('M226 190V70', '#e6e0cf', 7),
      rect(146, 190, 108, 28, sheet.metal(), 5),
      rect(158, 218, 84, 90, '#26292e', 8),
      rect(170, 236, 60, 40, '#fff', 3),
      text(sheet.label[1], 200, 260, 12, '#22262b', { width: 54 }),
    ].join(''),
  )
