import { line, path, shadow, times, type Drawing } from './sheet'

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
