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

export const brakePads: Drawing = (sheet) => {
  const friction = sheet.dice.pick(['#565d64', '#4a4440', '#3f464d', '#62574b'])
  const plate = sheet.dice.pick([sheet.black(20), sheet.iron(20), sheet.iron(20)])
  const pad = (dx: number, dy: number) =>
    `<g transform="translate(${dx} ${dy})">` +
    path('M66 176q4-40 40-52 92-30 184 0 36 12 40 52l-6 30q-8 18-30 16-94-16-188 0-26 2-32-16z', plate) +
    path('M94 178q2-26 26-34 78-24 156 0 24 8 26 34l-5 22q-4 10-18 9-80-14-162 0-14 1-18-9z', friction) +
    path('M94 178q2-26 26-34 78-24 156 0 24 8 26 34l-3 8q-102-26-204 0z', 'rgb(255 255 255/12%)') +
    rect(194, 134, 8, 70, 'rgb(0 0 0/45%)', 2) +
    circle(120, 180, 1.6, '#c9cfd4') +
    circle(160, 166, 1.4, '#c9cfd4') +
    circle(232, 172, 1.6, '#b7a27a') +
    circle(266, 186, 1.5, '#c9cfd4') +
    '</g>'
  return shadow(200, 332, 150) + pad(-8, -46) + pad(12, 78)
}

function disc(sheet: Sheet, isVented: boolean): string {
  const holes = sheet.dice.pick([4, 5, 5, 6])
  const grooved = sheet.dice.between(0, 1) > 0.7
  const thickness = isVented ? 24 : 11
  return [
    shadow(204, 356, 140),
    ellipse(200 + thickness, 196, 150, 150, '#5b636b'),
    isVented ? around(48, () => rect(198, 44, 3, 14, '#2a2f35', 1), `${200 + thickness / 2} 196`) : '',
    circle(200, 196, 150, sheet.disc('#f2f4f6', '#9aa3ab')),
    circle(200, 196, 146, 'none', 'stroke="#c9cfd5" stroke-width="1.5"'),
    times(7, (i) => circle(200, 196, 92 + i * 8, 'none', 'stroke="rgb(90 99 107/20%)" stroke-width="1"')),
    grooved ? around(8, () => line('M200 52q18 28 10 60', 'rgb(70 78 86/60%)', 4), '200 196') : '',
    circle(200, 196, 84, '#6a727a'),
    circle(200, 196, 80, sheet.disc('#d5dae0', '#7d868e')),
    circle(200, 196, 62, sheet.disc('#eef1f3', '#9aa2aa')),
    around(holes, () => circle(200, 148, 8.5, '#fff', 'stroke="#59616a" stroke-width="2.5"'), '200 196'),
    circle(200, 196, 29, '#fff', 'stroke="#59616a" stroke-width="4"'),
  ].join('')
}

export const ventedDisc: Drawing = (sheet) => disc(sheet, true)
export const solidDisc: Drawing = (sheet) => disc(sheet, false)

export const drum: Drawing = (sheet) =>
  [
    shadow(200, 350, 140),
    ellipse(224, 200, 132, 144, '#464d54'),
    ellipse(196, 200, 132, 144, sheet.disc('#9aa2aa', '#555d65')),
    ellipse(196, 200, 116, 127, '#5f676f'),
    ellipse(196, 200, 112, 122, sheet.disc('#c3cad0', '#6f7880')),
    around(4, () => circle(196, 150, 9, '#fff', 'stroke="#454c53" stroke-width="3"'), '196 200'),
    ellipse(196, 200, 30, 32, '#fff', 'stroke="#454c53" stroke-width="5"'),
  ].join('')

export const shoes: Drawing = (sheet) => {
  const shoe = (flip: number) =>
    `<g transform="translate(200 200) scale(${flip} 1) translate(-200 -200)">` +
    line('M176 62A142 142 0 0 0 176 338', '#4c463f', 26) +
    line('M182 66A138 138 0 0 0 182 334', sheet.iron(30), 11) +
    line('M196 84A120 120 0 0 0 196 316', '#6d757d', 16) +
    circle(150, 190, 7, '#fff') +
    circle(146, 226, 5, '#fff') +
    '</g>'
  return (
    shadow(200, 356, 130) +
    shoe(1) +
    shoe(-1) +
    line('M166 122h68M160 290h80', '#8c949c', 5, 'stroke-dasharray="5 4"')
  )
}

export const caliper: Drawing = (sheet) =>
  [
    shadow(200, 330, 140),
    path(
      'M74 214q4-102 78-128h108q68 26 68 118l-12 84q-4 20-26 20h-44l-14-54h-84l-12 54H96q-20 0-22-22z',
      sheet.dice.pick([sheet.iron(35), sheet.painted(35), sheet.metal(35)]),
    ),
    path('M134 206q2-60 44-76h56q42 14 44 72l-10 34H146z', '#24282d'),
    circle(206, 178, 40, sheet.metal(40)),
    circle(206, 178, 29, '#565e66'),
    circle(206, 178, 20, sheet.metal(200)),
    rect(56, 248, 40, 22, sheet.metal(90), 8),
    rect(306, 248, 40, 22, sheet.metal(90), 8),
    circle(104, 116, 11, sheet.brass(40)),
    text(sheet.label[0], 206, 298, 15, '#fff', { width: 92 }),
  ].join('')

export const hose: Drawing = (sheet) =>
  [
    shadow(200, 338, 130),
    line('M98 288C70 120 190 60 212 170S290 330 312 118', '#16191d', 21),
    line('M98 288C70 120 190 60 212 170S290 330 312 118', '#43494f', 8, 'opacity=".7"'),
    `<g transform="rotate(8 98 300)">${rect(82, 276, 32, 52, sheet.brass(), 4)}${rect(76, 300, 44, 16, sheet.brass(), 3)}</g>`,
    `<g transform="rotate(6 312 104)">${rect(297, 72, 30, 56, sheet.metal(), 4)}${circle(312, 64, 22, sheet.metal(40))}${circle(312, 64, 9, '#fff')}</g>`,
  ].join('')

export const masterCylinder: Drawing = (sheet) =>
  turned(
    -12,
    [
      rect(70, 196, 226, 56, sheet.metal(90), 16),
      rect(288, 178, 26, 92, sheet.metal(90), 8),
      rect(312, 208, 36, 32, sheet.iron(90), 6),
      rect(112, 172, 34, 30, '#2b2f34', 5),
      rect(206, 172, 34, 30, '#2b2f34', 5),
      path('M92 92h176l14 84H84z', '#f2efe3', 'opacity=".95" stroke="#c9c3ab" stroke-width="2"'),
      path('M88 132h188l6 44H84z', '#d9b64f', 'opacity=".55"'),
      rect(146, 66, 68, 30, '#22262b', 8),
      circle(120, 224, 9, '#565e66'),
      circle(200, 224, 9, '#565e66'),
    ].join(''),
  ) + shadow(200, 326, 140)
