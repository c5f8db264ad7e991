import { BODY_ASSEMBLIES } from '@/gateway/demo/originals/data/body-assemblies'
import { CHASSIS_ASSEMBLIES } from '@/gateway/demo/originals/data/chassis-assemblies'
import { DRIVE_ASSEMBLIES } from '@/gateway/demo/originals/data/drive-assemblies'
import { ENGINE_ASSEMBLIES } from '@/gateway/demo/originals/data/engine-assemblies'
import type { Place } from '@/gateway/demo/originals/drawing/compose'
import type { Axis } from '@/gateway/demo/originals/drawing/pen'

/** How rows of one position differ: by engine or gearbox, by years, by options, by the market that a car was built for. */
export type Split = 'engine' | 'gearbox' | 'years' | 'options' | 'market'

export type AssemblyPart = {
  position: string
  title: string
  amount: string
  shape: string
  size: number
  place: Place
  /** A fastener of the maker's standard: one number wherever it stands. */
  isStandard: boolean
  /** Kind of the shop's goods that it is, and the beginning of a word in their titles. */
  goods: { family: string; word: string } | undefined
  splits: readonly Split[]
}

export type Assembly = {
  code: string
  group: string
  title: string
  axis: Axis
  /** Code of the kind of unit in numbers: Russian and Chinese makers, VAG, Korean makers, Nissan, Toyota. */
  numberCodes: { ost: string; vag: string; korean: string; nissan: string; toyota: string }
  /** What a vehicle must have: `rear=disc`. */
  need: { fact: string; value: string } | undefined
  parts: readonly AssemblyPart[]
}

const TABLES = [ENGINE_ASSEMBLIES, DRIVE_ASSEMBLIES, CHASSIS_ASSEMBLIES, BODY_ASSEMBLIES]
const PLACES: Readonly<Record<string, Place>> = {
  '/': 'row',
  '^': 'up',
  _: 'down',
  '>': 'right',
  '<': 'left',
}
const SPLITS: Readonly<Record<string, Split>> = {
  e: 'engine',
  k: 'gearbox',
  y: 'years',
  o: 'options',
  m: 'market',
}
const DRAWN = /^([/^_<>]?)([a-z_]+)(?:\*([\d.]+))?$/

/**
 * The demo's units. A unit begins with `= code | group | title | axis | codes in numbers | need`; its parts are numbered in
 * their order as `shape|title|amount|marks`. Before a shape `/` begins a new row of the drawing, `^`, `_`, `<`, `>` take the
 * part off the one before it, `*` gives its size. Marks are `s` for a standard fastener, `@family:word` for a kind of the shop's
 * goods, and e, k, y, o, m for rows by engine, gearbox, years, options or market.
 */
function readAssemblies(): Assembly[] {
  const assemblies: (Assembly & { parts: AssemblyPart[] })[] = []
  for (const line of TABLES.flatMap((table) => table.trim().split('\n'))) {
    if (line.startsWith('= ')) {
      assemblies.push(toAssembly(line.slice(2)))
      continue
    }
    const assembly = assemblies.at(-1)
    if (!assembly) throw new Error(`no unit before ${line}`)
    assembly.parts.push(toPart(line, assembly.parts.length + 1))
  }
  return assemblies
}

function toAssembly(text: string) {
  const [code = '', group = '', title = '', axis = '', codes = '', need] = text
    .split('|')
    .map((cell) => cell.trim())
  const [ost = '', vag = '', korean = '', nissan = '', toyota = ''] = codes.split(' ')
  const [fact = '', value = ''] = need?.split('=') ?? []
  return {
    code,
    group,
    title,
    axis: axis === 'x' || axis === 'y' ? (axis as Axis) : ('z' as const),
    numberCodes: { ost, vag, korean, nissan, toyota },
    need: need === undefined ? undefined : { fact, value },
    parts: [],
  }
}

function toPart(line: string, position: number): AssemblyPart {
  const [drawn = '', title = '', amount = '', marks = ''] = line.split('|')
  const [, place = '', shape = '', size = '1'] = DRAWN.exec(drawn) ?? []
  if (shape === '') throw new Error(`no part: ${line}`)
  const words = marks.split(' ').filter(Boolean)
  const [family = '', word = ''] =
    words
      .find((mark) => mark.startsWith('@'))
      ?.slice(1)
      .split(':') ?? []
  return {
    position: String(position),
    title,
    amount,
    shape,
    size: Number(size),
    place: PLACES[place] ?? 'next',
    isStandard: words.includes('s'),
    goods: family === '' ? undefined : { family, word: word.replaceAll('_', ' ') },
    splits: words.flatMap((mark) => SPLITS[mark] ?? []),
  }
}

export const DEMO_ASSEMBLIES: readonly Assembly[] = readAssemblies()
