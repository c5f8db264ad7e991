export type Packed = string | number | boolean | null | readonly Packed[]

/** The values of an object without its names; trailing defaults are left out. */
export type PackedRow = readonly Packed[]

/** How one field travels. `null` stands for what it mostly is. */
export type FieldCodec<Value> = {
  pack: (value: Value) => Packed
  unpack: (packed: Packed) => Value
}

export type Packer<Whole> = {
  pack: (whole: Whole) => PackedRow
  unpack: (row: PackedRow) => Whole
}

/**
 * Objects as rows: data that a page holds many times weighs half without names. The names of `fields` are the one list that
 * both sides count their places from, so those that mostly have their usual value come last.
 */
export function createPacker<Whole extends object>(fields: {
  readonly [Name in keyof Whole]-?: FieldCodec<Whole[Name]>
}): Packer<Whole> {
  // The guarantee: these are the own keys of `fields`, in the order in which they are written.
  const names = Object.keys(fields) as (keyof Whole & string)[]
  return {
    pack(whole) {
      const row = names.map((name) => fields[name].pack(whole[name]))
      return row.slice(0, row.findLastIndex((packed) => packed !== null) + 1)
    },
    unpack(row) {
      const entries = names.map((name, place) => [name, fields[name].unpack(row[place] ?? null)] as const)
      // The guarantee: every name has its value; one that is absent by its type stays absent.
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Whole
    },
  }
}
