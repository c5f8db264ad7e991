import { type Drawing, type Sheet, type Stop, text } from './sheet'

type Paint =
  | { metal: number }
  | { iron: number }
  | { black: number }
  | { brass: number }
  | { painted: number }
  | { linear: readonly Stop[]; angle?: number }
  | { radial: readonly Stop[]; center?: string }
type Label = 'maker' | 'number' | 'both'
/** SVG with single quotes, or a text that is fitted into a width. */
type Mark = string | TextMark
type TextMark = {
  /** What stands on the package, or the words themselves. */
  label?: Label
  words?: string
  x: number
  y: number
  size: number
  color: string
  width?: number
  weight?: number
}

/**
 * A drawing as data. In its marks and colours `{0}` is the paint of that number, `{pick0}` what the dice pick of those options,
 * `{accent}` and `{dark}` the colours of the maker.
 */
export type Template = {
  paints?: readonly Paint[]
  picks?: readonly (readonly string[])[]
  marks: readonly Mark[]
}

export function drawTemplate({ paints = [], picks = [], marks }: Template): Drawing {
  return (sheet) => {
    const values = new Map([
      ['accent', sheet.accent],
      ['dark', sheet.accentDark],
    ])
    const fill = (template: string) =>
      template.replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
    for (const [at, paint] of paints.entries()) values.set(String(at), paintOf(sheet, paint, fill))
    for (const [at, options] of picks.entries()) values.set(`pick${at}`, fill(sheet.dice.pick(options)))
    return marks
      .map((mark) =>
        typeof mark === 'string' ? fill(mark.replaceAll("'", '"')) : drawText(sheet, mark, fill(mark.color)),
      )
      .join('')
  }
}

function paintOf(sheet: Sheet, paint: Paint, fill: (template: string) => string): string {
  const filled = (stops: readonly Stop[]) => stops.map(([offset, color]): Stop => [offset, fill(color)])
  if ('metal' in paint) return sheet.metal(paint.metal)
  if ('iron' in paint) return sheet.iron(paint.iron)
  if ('black' in paint) return sheet.black(paint.black)
  if ('brass' in paint) return sheet.brass(paint.brass)
  if ('painted' in paint) return sheet.painted(paint.painted)
  if ('linear' in paint) return sheet.linear(filled(paint.linear), paint.angle)
  return sheet.radial(filled(paint.radial), paint.center)
}

function drawText(
  sheet: Sheet,
  { label, words = '', x, y, size, width, weight }: TextMark,
  color: string,
): string {
  const [maker, number] = sheet.label
  const labels = { maker, number, both: `${maker} ${number}` }
  return text(label === undefined ? words : labels[label], x, y, size, color, {
    ...(width !== undefined && { width }),
    ...(weight !== undefined && { weight }),
  })
}
