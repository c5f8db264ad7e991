import { line, shadow, times, type Drawing, type Sheet } from './sheet'

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

export const spring: Drawing = (sheet) =>
  shadow(200, 360, 110) +
  coil(sheet, 200, 58, 334, sheet.dice.whole(5, 7), sheet.dice.between(72, 92), sheet.dice.between(15, 21))
