import type { FieldCodec, Packed, Packer } from './create-packer'

// Each `unpack` gets what the `pack` beside it made: rows never come from elsewhere.

/** A value that travels as it is; `null` is no value of its own. */
export function plain<Value extends string | number>(): FieldCodec<Value> {
  return { pack: (value) => value, unpack: (packed) => packed as Value }
}

/** A value that is mostly the same, and then takes no room. */
export function mostly<Value extends string | number | boolean | null>(usual: Value): FieldCodec<Value> {
  return {
    pack: (value) => (value === usual ? null : value),
    unpack: (packed) => (packed === null ? usual : (packed as Value)),
  }
}

/** A field that may be absent. */
export function optional<Value extends string | number>(): FieldCodec<Value | undefined> {
  return { pack: (value) => value ?? null, unpack: (packed) => (packed as Value | null) ?? undefined }
}

/** A sign that is mostly not set. */
export const flag: FieldCodec<boolean> = {
  pack: (isSet) => (isSet ? 1 : null),
  unpack: (packed) => packed === 1,
}

/** A few values that are mostly none. */
export function listOf<Value extends string | number>(): FieldCodec<readonly Value[]> {
  return {
    pack: (values) => (values.length === 0 ? null : values),
    unpack: (packed) => (packed ?? []) as Value[],
  }
}

/** Addresses that all begin alike. */
export function after(prefix: string): FieldCodec<string> {
  return {
    pack: (address) => address.slice(prefix.length),
    unpack: (packed) => prefix + String(packed ?? ''),
  }
}

/** Objects in a field, by a packer of their own. */
export function rowsOf<Item>(packer: Packer<Item>): FieldCodec<Item[]> {
  return {
    pack: (items) => (items.length === 0 ? null : items.map((item) => packer.pack(item))),
    unpack: (packed) => ((packed ?? []) as Packed[][]).map((row) => packer.unpack(row)),
  }
}
