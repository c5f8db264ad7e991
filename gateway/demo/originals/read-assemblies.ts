import { asData } from '@/gateway/demo/as-data'
import body from '@/gateway/demo/originals/data/body-assemblies.json' with { type: 'json' }
import chassis from '@/gateway/demo/originals/data/chassis-assemblies.json' with { type: 'json' }
import drive from '@/gateway/demo/originals/data/drive-assemblies.json' with { type: 'json' }
import engine from '@/gateway/demo/originals/data/engine-assemblies.json' with { type: 'json' }

/** Axis along which parts are taken off: to the lower left, to the lower right, or upwards. */
export type Axis = 'z' | 'x' | 'y'
/** Where a part stands: next on the row, first of a new row, or off the last part of the row. */
type Place = 'next' | 'row' | 'up' | 'down' | 'right' | 'left'

/** How rows of one position differ: by engine or gearbox, by years, by options, by the market that a car was built for. */
export type Split = 'engine' | 'gearbox' | 'years' | 'options' | 'market'

export type AssemblyPart = {
  position: string
  title: string
  amount: string
  shape: string
  size: number
  place: Place
  /** A fastener of the maker's standard: one number in all places. */
  isStandard: boolean
  /** Kind of the shop's products that it is, and the beginning of a word in their titles. */
  goods: { family: string; word: string } | undefined
  /** What stands in its place where a chain drives the camshafts; the shop sells none. */
  withChain?: string
  splits: readonly Split[]
}

export type Assembly = {
  code: string
  group: string
  title: string
  axis: Axis
  /** Code of the kind of unit in numbers: Russian and Chinese makers, VAG, Korean makers, Nissan, Toyota. */
  numberCodes: { ost: string; vag: string; korean: string; nissan: string; toyota: string }
  /** What a vehicle must have: the fact `rear` with the value `disc`. */
  need?: { fact: string; value: string }
  parts: readonly AssemblyPart[]
}

/** A part is numbered by its place in the unit. */
type PartEntry = Pick<AssemblyPart, 'title' | 'amount' | 'shape'> &
  Partial<Pick<AssemblyPart, 'size' | 'place' | 'isStandard' | 'splits' | 'withChain'>> & {
    goods?: { family: string; word?: string }
  }
type AssemblyEntry = Omit<Assembly, 'parts'> & { parts: readonly PartEntry[] }

const UNITS = [engine, drive, chassis, body].flatMap((units) => asData<readonly AssemblyEntry[]>(units))

function toPart(
  { size = 1, place = 'next', isStandard = false, splits = [], goods, ...part }: PartEntry,
  at: number,
): AssemblyPart {
  return {
    ...part,
    position: String(at + 1),
    size,
    place,
    isStandard,
    goods: goods && { word: '', ...goods },
    splits,
  }
}

export const DEMO_ASSEMBLIES: readonly Assembly[] = UNITS.map((unit) => ({
  ...unit,
  parts: unit.parts.map(toPart),
}))
