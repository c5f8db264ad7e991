import { around, circle, ellipse, path, shadow, type Drawing } from './sheet'

type Skin = readonly [light: string, middle: string, dark: string, edge: string]

const DARK_SKINS: readonly Skin[] = [
  ['#2b2f34', '#565d65', '#17191c', '#26292e'],
  ['#4b525a', '#7d868e', '#33383e', '#4b525a'],
  ['#e2e6ea', '#b6bec5', '#6d757d', '#26292e'],
  ['#3b3733', '#6b645d', '#221f1c', '#2f2b28'],
  ['#f2f4f6', '#c5ccd2', '#848d95', '#17191c'],
]

const LIGHT_SKINS: readonly Skin[] = [
  ['#eef1f3', '#c3cad0', '#8b949c', '#aab2b9'],
  ['#f7f8f9', '#dfe4e8', '#aab2b9', '#c5ccd2'],
  ['#d4d9dd', '#a3abb2', '#6d757d', '#98a1a9'],
]

export function alloyWheel(isDark: boolean, holes: number): Drawing {
  return (sheet) => {
    const spokes = sheet.dice.pick([5, 5, 6, 7, 8, 9, 10, 12])
    const [first, second, third, edge] = sheet.dice.pick(isDark ? DARK_SKINS : LIGHT_SKINS)
    const skin = sheet.linear(
      [
        [0, first],
        [0.5, second],
        [1, third],
      ],
      60,
    )
    const width = spokes > 7 ? 11 : 17
    const shape = sheet.dice.pick([
      `M${200 - width} 190L${200 - width * 0.6} 66h${width * 1.2}L${200 + width} 190z`,
      `M${200 - width * 0.5} 190L${200 - width * 1.3} 66h9L200 150l${width * 1.3 - 9}-84h9L${200 + width * 0.5} 190z`,
      `M${200 - width} 190Q${200 - width * 2} 130 ${200 - width * 0.4} 66h${width * 1.4}Q${200 + width * 0.2} 130 ${200 + width} 190z`,
      `M${200 - width * 0.7} 190V132L${200 - width * 1.9} 66h${width * 0.9}L200 116l${width}-50h${width * 0.9}L${200 + width * 0.7} 132v58z`,
      `M${200 - width * 0.9} 190L${200 - width * 0.35} 66h${width * 0.7}L${200 + width * 0.9} 190z`,
    ])
    return [
      shadow(204, 364, 120),
      circle(212, 202, 150, '#59616a'),
      circle(200, 200, 152, edge),
      circle(200, 200, 148, sheet.disc(second, third)),
      circle(200, 200, sheet.dice.between(130, 138), '#22262b'),
      circle(200, 200, 128, sheet.disc('#4b525a', '#17191c')),
      around(spokes, () =>
        path(shape, skin, `stroke="${isDark ? '#0d0f11' : '#7d868e'}" stroke-width="1.5"`),
      ),
      circle(200, 200, 50, skin, `stroke="${edge}" stroke-width="2"`),
      around(holes, () => circle(200, 168, 6.5, '#17191c')),
      circle(200, 200, 19, isDark ? '#17191c' : '#dfe4e8', 'stroke="#59616a" stroke-width="2"'),
    ].join('')
  }
}

export function steelWheel(isDark: boolean, holes: number): Drawing {
  return (sheet) =>
    [
      shadow(204, 364, 120),
      circle(212, 202, 150, '#26292e'),
      circle(200, 200, 152, isDark ? '#3a4047' : '#aab2b9'),
      circle(200, 200, 142, sheet.disc(isDark ? '#4b525a' : '#e2e6ea', isDark ? '#17191c' : '#8b949c')),
      circle(200, 200, 118, sheet.disc(isDark ? '#33383e' : '#c5ccd2', isDark ? '#101214' : '#7d868e')),
      around(sheet.dice.pick([8, 10, 12]), () => ellipse(200, 104, 15, 19, '#0f1113')),
      circle(200, 200, 66, sheet.disc(isDark ? '#59616a' : '#eef1f3', isDark ? '#22262b' : '#98a1a9')),
      around(holes, () => circle(200, 154, 8, '#0f1113')),
      circle(200, 200, 27, '#fff', 'stroke="#17191c" stroke-width="4"'),
    ].join('')
}
