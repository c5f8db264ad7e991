import { around, circle, type Drawing, line, path, rect, shadow, times, turned } from './sheet'

export const headlight: Drawing = (sheet) =>
  [
    shadow(200, 314, 150),
    path('M40 204q52-96 216-104 96 8 106 84-8 74-92 106-156 26-218-30-20-26-12-56z', '#22262b'),
    path(
      'M62 206q48-78 192-86 80 6 88 66-8 58-80 84-138 24-190-24-16-20-10-40z',
      sheet.linear(
        [
          [0, '#f6f9fb'],
          [0.5, '#c9d6e0'],
          [1, '#8fa3b3'],
        ],
        60,
      ),
    ),
    circle(156, 208, 50, '#59656f'),
    circle(156, 208, 46, sheet.disc('#ffffff', '#7d8c98')),
    circle(156, 208, 22, sheet.disc('#fff', '#b7c6d2')),
    circle(258, 194, 40, '#59656f'),
    circle(258, 194, 36, sheet.disc('#ffffff', '#7d8c98')),
    path(
      'M84 184q40-50 160-56',
      'none',
      'stroke="#fff" stroke-width="8" opacity=".7" stroke-linecap="round"',
    ),
    path('M300 240q24-18 30-44', 'none', 'stroke="#f0a020" stroke-width="14" stroke-linecap="round"'),
  ].join('')

export const tailLight: Drawing = (sheet) =>
  [
    shadow(200, 350, 110),
    path('M112 76q86-30 174 10l18 150q-8 78-86 100-78 4-96-60z', '#4a0f14'),
    path(
      'M124 88q76-24 152 10l16 136q-8 66-74 86-66 4-80-52z',
      sheet.linear(
        [
          [0, '#ff4a4a'],
          [0.5, '#d0161f'],
          [1, '#7d0a10'],
        ],
        70,
      ),
    ),
    path('M136 178l150-6 4 34-150 4z', '#f7e7c8', 'opacity=".92"'),
    path('M142 226l150-6q0 20-8 36l-136 4z', '#f0912a', 'opacity=".85"'),
    times(8, (i) => rect(140 + i * 18, 100, 3, 70, 'rgb(255 255 255/18%)')),
  ].join('')

export const fogLight: Drawing = (sheet) =>
  [
    shadow(200, 340, 120),
    rect(70, 176, 40, 50, '#26292e', 6),
    circle(208, 200, 122, '#26292e'),
    circle(204, 198, 106, sheet.disc('#ffffff', '#8fa3b3')),
    around(22, () => rect(202, 98, 2.5, 60, 'rgb(255 255 255/60%)'), '204 198'),
    circle(204, 198, 40, sheet.disc('#fff', '#a9b8c4')),
    path(
      'M130 150q40-50 110-40',
      'none',
      'stroke="#fff" stroke-width="9" opacity=".7" stroke-linecap="round"',
    ),
  ].join('')

export const mirror: Drawing = (sheet) =>
  [
    shadow(200, 338, 140),
    path('M300 250l58 52q-8 22-44 18l-60-44z', '#22262b'),
    path(
      'M46 132q20-54 116-54 130 4 158 82 16 100-70 116-150 18-190-30-28-50-14-114z',
      sheet.dice.pick([sheet.black(40), sheet.painted(40), sheet.metal(40)]),
    ),
    path(
      'M70 146q16-38 92-38 102 4 126 62 10 70-52 82-118 12-150-24-22-40-16-82z',
      sheet.linear(
        [
          [0, '#e9f1f7'],
          [0.5, '#a9c3d6'],
          [1, '#6f8ea6'],
        ],
        50,
      ),
    ),
    path('M96 136l120 84', 'none', 'stroke="#fff" stroke-width="10" opacity=".35"'),
  ].join('')

export const bumper: Drawing = (sheet) =>
  [
    shadow(200, 306, 170),
    path(
      'M20 170q24-46 92-50h176q68 4 92 50l-10 74q-28 44-84 48H114q-56-4-84-48z',
      sheet.dice.pick(['#33383e', '#3f464d', '#4b525a']),
    ),
    path('M20 170q24-46 92-50h176q68 4 92 50l-4 14q-60-36-176-36T24 184z', '#6d757d', 'opacity=".7"'),
    path('M112 208h176l-16 58H128z', '#16181b'),
    times(6, (i) => rect(120, 214 + i * 8, 160, 2, '#3f464d')),
    path('M48 206h44l-6 46q-32-6-42-26z', '#16181b'),
    path('M352 206h-44l6 46q32-6 42-26z', '#16181b'),
  ].join('')

export const fender: Drawing = (sheet) =>
  [
    shadow(206, 340, 150),
    path(
      'M44 262q10-128 140-160 116-14 170 44l-20 152h-60q-4-96-92-98-82 8-86 100H50z',
      sheet.dice.pick([
        sheet.linear(
          [
            [0, '#59616a'],
            [0.5, '#8b949c'],
            [1, '#3f464d'],
          ],
          70,
        ),
        sheet.black(70),
      ]),
    ),
    path(
      'M60 250q20-110 128-134 100-10 150 34',
      'none',
      'stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"',
    ),
  ].join('')

export const wiper: Drawing = (sheet) =>
  turned(
    -28,
    path('M20 214q180-62 360-6l-2 10q-178-46-356 4z', sheet.black(90)) +
      path('M150 186l40-16h36l34 14-6 12q-50-12-98 2z', '#26292e') +
      rect(182, 160, 46, 16, '#3f464d', 5) +
      line('M26 224q176-50 350-8', '#0b0c0e', 5),
  ) + shadow(200, 330, 150)
export const wiperFrame: Drawing = () =>
  turned(
    -28,
    line('M22 222h356', '#0b0c0e', 9) +
      line('M60 208q140-58 280 0', '#2f343a', 9) +
      line('M60 216l30-22M150 214l30-26M250 214l-24-26M340 216l-30-22', '#2f343a', 8) +
      rect(178, 158, 48, 22, '#3f464d', 5),
  ) + shadow(200, 330, 150)

export const mat: Drawing = (sheet) => {
  const skin = sheet.dice.pick(['#2b2f34', '#33383e', '#4b4a47'])
  const one = (x: number, flip: number) =>
    `<g transform="translate(${x} 0) scale(${flip} 1)">` +
    path('M0 96q52-22 112-10l26 206q-60 26-124 8z', skin) +
    path('M12 110q44-16 90-6l22 174q-50 18-100 6z', 'none', 'stroke="#6d757d" stroke-width="3"') +
    times(9, (i) => line(`M${20 + i} ${134 + i * 15}l${86 + i} -6`, '#59616a', 3)) +
    '</g>'
  return shadow(200, 322, 150) + one(48, 1) + one(352, -1)
}
export const trunkMat: Drawing = () =>
  [
    shadow(200, 330, 160),
    path('M50 128l240-26 66 170-270 46z', '#33383e'),
    path('M50 128l36 190v14L38 146zM86 318l270-46v16L86 332z', '#1b1d20'),
    times(8, (i) => line(`M${80 + i * 3} ${150 + i * 19}l${204 + i * 6} -${22 + i}`, '#59616a', 3)),
  ].join('')
export const seatCover: Drawing = (sheet) => {
  const inset = sheet.dice.pick([
    sheet.painted(),
    sheet.iron(),
    sheet.linear([
      [0, '#8a6a4a'],
      [0.5, '#c9a57e'],
      [1, '#7d5e3f'],
    ]),
  ])
  const seam = sheet.dice.pick(['#ffffff', sheet.accent, '#c9a57e'])
  const diamonds = sheet.dice.whole(0, 1) === 1
  return [
    shadow(200, 362, 132),
    path('M152 46q48-14 96 0 10 4 10 16v34q-58 14-116 0V62q0-12 10-16z', sheet.black()),
    path('M178 98h8v20h-8zM214 98h8v20h-8z', '#8b949c'),
    path('M132 118q68-20 136 0 22 8 28 40l14 110q-110 24-220 0l14-110q6-32 28-40z', sheet.black()),
    path('M148 130q52-14 104 0l12 124q-64 14-128 0z', inset),
    diamonds
      ? times(5, (at) =>
          line(
            `M${152 + at * 22} 134l-${26 - at * 4} ${118 - at * 3}M${246 - at * 22} 134l${26 - at * 4} ${118 - at * 3}`,
            'rgb(0 0 0/22%)',
            1.5,
          ),
        )
      : times(4, (at) => line(`M144 ${158 + at * 24}q56 12 112 0`, 'rgb(0 0 0/24%)', 2)),
    line('M148 130q52-14 104 0l12 124q-64 14-128 0z', seam, 1.6, 'stroke-dasharray="5 4" opacity=".75"'),
    path(
      'M86 276q114-26 228 0 16 6 16 30v20q0 22-26 26-104 18-208 0-26-4-26-26v-20q0-24 16-30z',
      sheet.black(),
    ),
    path('M122 282q78-16 156 0l10 50q-88 16-176 0z', inset),
    line('M122 282q78-16 156 0l10 50q-88 16-176 0z', seam, 1.6, 'stroke-dasharray="5 4" opacity=".75"'),
  ].join('')
}

export const deflector: Drawing = (sheet) =>
  [
    shadow(200, 312, 150),
    path(
      'M30 250q60-120 330-126l6 22Q130 160 72 268z',
      sheet.linear(
        [
          [0, '#26292e'],
          [0.5, '#6d757d'],
          [1, '#26292e'],
        ],
        20,
      ),
      'opacity=".92"',
    ),
    path('M44 246q60-100 312-106', 'none', 'stroke="#fff" stroke-width="4" opacity=".4"'),
    path('M70 316q60-90 290-98l4 18Q140 248 104 330z', '#3f464d', 'opacity=".88"'),
  ].join('')
