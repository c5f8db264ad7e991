import { around, circle, shadow, text, times, type Drawing, type Sheet } from './sheet'

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
