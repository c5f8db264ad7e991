import { path, rect, text } from './sheet'

/** A sheet of A4 at 100 points to the inch or so. */
const WIDTH = 840
const HEIGHT = 1188
const MIDDLE = WIDTH / 2
const LINE_SIGNS = 34

export type CertificateFacts = {
  title: string
  number: string
  issuer: string
  brand: string
  preview: string
  from: string
  until: string
}

/** A paper that is plainly a specimen: no real authority's form is imitated. */
export function drawCertificate({
  title,
  number,
  issuer,
  brand,
  preview,
  from,
  until,
}: CertificateFacts): string {
  const inner = [
    rect(0, 0, WIDTH, HEIGHT, '#fffdf6'),
    rect(36, 36, WIDTH - 72, HEIGHT - 72, 'none', 12, 'stroke="#16191d" stroke-width="3"'),
    rect(50, 50, WIDTH - 100, HEIGHT - 100, 'none', 8, 'stroke="#ffd60a" stroke-width="6"'),
    text('АРУС', MIDDLE, 150, 44, '#16191d'),
    rect(MIDDLE - 60, 172, 120, 6, '#ffd60a', 3),
    ...linesOf(title, 250, 46, '#16191d', 700),
    ...(brand ? [text(brand, MIDDLE, 470, 64, '#0b3d91', { width: 640 })] : []),
    ...linesOf(preview, 560, 28, '#565d66', 400),
    text(`№ ${number}`, MIDDLE, 790, 30, '#16191d', { width: 680 }),
    text(`Действует с ${from} по ${until}`, MIDDLE, 845, 28, '#16191d', { weight: 400 }),
    ...linesOf(issuer, 930, 26, '#565d66', 400),
    seal(),
    `<g transform="rotate(-32 ${MIDDLE} 620)">${text('ОБРАЗЕЦ', MIDDLE, 680, 150, 'rgb(193 18 31/12%)')}</g>`,
    text('Демонстрационный документ магазина «Арус»', MIDDLE, 1105, 22, '#565d66', { weight: 400 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${inner.join('')}</svg>`
}

function seal(): string {
  const rays = Array.from({ length: 24 }, (_, at) => {
    const angle = (at * Math.PI) / 12
    return `${at === 0 ? 'M' : 'L'}${point(angle, 62)}L${point(angle + Math.PI / 24, 54)}`
  })
  return `<g transform="translate(650 1010)">${path(`${rays.join('')}z`, '#ffd60a')}<circle r="44" fill="none" stroke="#16191d" stroke-width="3"/>${text('А', 0, 16, 46, '#16191d')}</g>`
}

function point(angle: number, radius: number): string {
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
}

function linesOf(words: string, top: number, size: number, colour: string, weight: number): string[] {
  const signs = Math.floor((LINE_SIGNS * 34) / size)
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < signs) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.map((line, at) =>
    text(line, MIDDLE, top + at * size * 1.3, size, colour, { weight, width: 700 }),
  )
}
