import { asData } from '@/gateway/demo/as-data'
import materials from '@/gateway/demo/data/pictures/materials.json' with { type: 'json' }

export type Stop = readonly [offset: number, color: string]

/** Numbers that a drawing draws from: the same for the same seed. */
export type Dice = {
  pick<T>(from: readonly T[]): T
  between(min: number, max: number): number
  whole(min: number, max: number): number
}

/** How bare metal is treated: its greys are drawn in these tones. */
export type Finish = { gain: number; lift: number; tint: readonly [red: number, green: number, blue: number] }

const BARE: Finish = { gain: 1, lift: 0, tint: [1, 1, 1] }
export const FINISHES: readonly Finish[] = [
  BARE,
  BARE,
  { gain: 0.9, lift: 6, tint: [1.02, 1, 0.96] },
  { gain: 0.94, lift: 0, tint: [0.95, 1, 1.06] },
  { gain: 0.5, lift: 12, tint: [1, 1, 1.04] },
  { gain: 0.68, lift: 10, tint: [0.98, 1, 1.03] },
  { gain: 0.95, lift: 0, tint: [1.06, 0.95, 0.66] },
]
/** Gradients across a body. */
const MATERIALS = asData<Readonly<Record<keyof typeof materials, readonly Stop[]>>>(materials)
const RUBBER = 70
const COLOURED = 26

/** One drawing of 400 by 400: collects the gradients that its shapes refer to. */
export class Sheet {
  readonly dice: Dice
  /** Colour of the maker's packages and prints. */
  readonly accent: string
  readonly accentDark: string
  /** First line is the maker, second the number. */
  readonly label: readonly [string, string]
  readonly #defs: string[] = []
  readonly #finish: Finish

  constructor(options: {
    dice: Dice
    accent: readonly [string, string]
    label: readonly [string, string]
    finish?: Finish
  }) {
    this.dice = options.dice
    this.accent = options.accent[0]
    this.accentDark = options.accent[1]
    this.label = options.label
    this.#finish = options.finish ?? BARE
  }

  get defs(): string {
    return this.#defs.join('')
  }

  linear(stops: readonly Stop[], angle = 0): string {
    return this.#add('linearGradient', `gradientTransform="rotate(${angle} .5 .5)"`, stops)
  }

  radial(stops: readonly Stop[], center = '.4,.35'): string {
    const [x, y] = center.split(',')
    return this.#add('radialGradient', `cx="${x}" cy="${y}" r=".75"`, stops)
  }

  /** Bright metal lit across a cylinder that stands (0°) or lies (90°). */
  metal(angle = 0): string {
    return this.linear(MATERIALS.metal, angle)
  }

  iron(angle = 0): string {
    return this.linear(MATERIALS.iron, angle)
  }

  black(angle = 0): string {
    return this.linear(MATERIALS.black, angle)
  }

  brass(angle = 0): string {
    return this.linear(MATERIALS.brass, angle)
  }

  painted(angle = 0): string {
    return this.linear(
      [
        [0, this.accentDark],
        [0.35, this.accent],
        [0.55, this.accent],
        [1, this.accentDark],
      ],
      angle,
    )
  }

  disc(light: string, dark: string): string {
    return this.radial([
      [0, light],
      [1, dark],
    ])
  }

  /** Light greys take the finish; rubber, paint and brass stay what they are. */
  #treated(color: string): string {
    const [, red = '', green = '', blue = ''] = /^#(..)(..)(..)$/.exec(color) ?? []
    const isPaint = color === this.accent || color === this.accentDark
    if (red === '' || isPaint || this.#finish === BARE) return color
    const parts = [red, green, blue].map((part) => Number.parseInt(part, 16))
    const light = Math.max(...parts)
    if (light < RUBBER || light - Math.min(...parts) > COLOURED) return color
    const { gain, lift, tint } = this.#finish
    const mixed = parts.map((part, at) => Math.min(255, Math.round((part * gain + lift) * (tint[at] ?? 1))))
    return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }

  #add(tag: string, attributes: string, stops: readonly Stop[]): string {
    const id = `g${this.#defs.length}`
    const inner = stops
      .map(([offset, color]) => `<stop offset="${offset}" stop-color="${this.#treated(color)}"/>`)
      .join('')
    this.#defs.push(`<${tag} id="${id}" ${attributes}>${inner}</${tag}>`)
    return `url(#${id})`
  }
}

export type Drawing = (sheet: Sheet) => string

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = '',
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${extra}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
}

export function around(
  count: number,
  draw: (index: number, angle: number) => string,
  center = '200 200',
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index
    return `<g transform="rotate(${angle.toFixed(2)} ${center})">${draw(index, angle)}</g>`
  }).join('')
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export function shadow(x = 200, y = 352, rx = 120, ry = 13): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#16191d" opacity=".13"/><ellipse cx="${x}" cy="${y}" rx="${rx * 0.72}" ry="${ry * 0.6}" fill="#16191d" opacity=".12"/>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function text(
  content: string,
  x: number,
  y: number,
  size: number,
  color: string,
  options: { width?: number; weight?: number; anchor?: string } = {},
): string {
  const { width, weight = 700, anchor = 'middle' } = options
  const natural = content.length * size * 0.6
  const fitted = width !== undefined && natural > width ? (size * width) / natural : size
  const safe = content.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
  return `<text x="${x}" y="${y}" font-family="Arial, 'Liberation Sans', sans-serif" font-size="${fitted.toFixed(1)}" font-weight="${weight}" fill="${color}" text-anchor="${anchor}">${safe}</text>`
}
