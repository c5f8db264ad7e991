import * as z from 'zod'

type Bounds = { min: number; max?: number }

const MAX_PORT = 65_535
const MAX_SHOWN = 40

/** Only of what is no secret; the line has to stay one. */
function shown(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ')
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line
}

const within = (kind: string, { min, max }: Bounds) =>
  max === undefined ? `${kind} не меньше ${min}` : `${kind} от ${min} до ${max}`

const numeric = (kind: string, bounds: Bounds, isRight: (value: number) => boolean) =>
  z.string().transform((text, context) => {
    const value = Number(text)
    if (text.trim() !== '' && isRight(value) && value >= bounds.min && value <= (bounds.max ?? Infinity))
      return value
    context.addIssue(`нужно ${within(kind, bounds)}, а не «${shown(text)}»`)
    return z.NEVER
  })

export const wholeSetting = (bounds: Bounds) => numeric('целое число', bounds, Number.isInteger)
export const numberSetting = (bounds: Bounds) => numeric('число', bounds, Number.isFinite)
export const portSetting = wholeSetting({ min: 0, max: MAX_PORT })

export const choiceSetting = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, { error: `нужно одно из слов: ${names.join(', ')}` })

/** `1` or `true`, `0` or `false`; off unless it is set. */
export const switchSetting = z
  .enum(['0', '1', 'true', 'false'], { error: 'нужно 1 (да) или 0 (нет)' })
  .default('0')
  .transform((value) => value === '1' || value === 'true')

/** An address, whose value is not shown: it may hold a password. */
export const addressSetting = (schemes: readonly string[] = ['http', 'https']) =>
  z.url({
    protocol: new RegExp(`^(?:${schemes.join('|')})$`),
    error: `нужен адрес целиком, он начинается с ${schemes.map((scheme) => `${scheme}://`).join(' или ')}`,
  })

export const secretSetting = (length: number) =>
  z.string().min(length, { error: `нужно не меньше ${length} знаков` })

export const mailboxSetting = z.email({ error: 'нужен почтовый адрес, например shop@example.ru' })

/** A setting that other code reads: its refusal becomes one of the schema. */
export const readBy =
  <Read>(read: (text: string) => Read) =>
  (text: string, context: z.RefinementCtx<string>): Read => {
    try {
      return read(text)
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error))
      return z.NEVER
    }
  }
