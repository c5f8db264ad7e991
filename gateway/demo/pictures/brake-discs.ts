import { around, circle, ellipse, line, rect, shadow, times, type Drawing, type Sheet } from './sheet'

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
