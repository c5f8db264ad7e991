/** The values of an object without its names, JSON; `null` for what it usually is, and nothing for those at the end. */
export type PackedRow = readonly unknown[]

export type Packer<Whole> = {
  pack: (whole: Whole) => PackedRow
  unpack: (row: PackedRow) => Whole
}

/**
 * Objects as rows: data that a page holds many times weighs half without names. `usual` is the one list that both sides count the
 * places of the values from, so those that mostly are what they usually are come last. `null` is no value beside another usual one.
 */
export function createPacker<Whole extends object>(usual: {
  readonly [Name in keyof Required<Whole>]: Whole[Name] | undefined
}): Packer<Whole> {
  // The guarantee: these are the own keys of `usual`, in the order in which they are written.
  const names = Object.keys(usual) as (keyof Whole & string)[]
  return {
    pack(whole) {
      const row = names.map((name) => (whole[name] === usual[name] ? null : whole[name]))
      return row.slice(0, row.findLastIndex((value) => value != null) + 1)
    },
    unpack(row) {
      // The guarantee: every name has a value of its own, by `pack` or by `usual`.
      return Object.fromEntries(names.map((name, place) => [name, row[place] ?? usual[name]])) as Whole
    },
  }
}
