const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END_OF_CENTRAL = 0x06054b50
const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980, the first day that the format knows: the same content gives the same bytes. */
const DAY = 0x21
const POLYNOMIAL = 0xedb88320

/** A zip of texts, not compressed: small files only. */
export function writeZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [encoder.encode(path), encoder.encode(text)]
    const shared = [VERSION, UTF8_NAMES, 0, 0, DAY].map(two)
    const sizes = [four(crc32(data)), four(data.length), four(data.length), two(name.length), two(0)]
    const head = join([four(LOCAL_HEADER), ...shared, ...sizes, name])
    central.push(
      join([
        four(CENTRAL_HEADER),
        two(VERSION),
        ...shared,
        ...sizes,
        ...[0, 0, 0].map(two),
        four(0),
        four(offset),
        name,
      ]),
    )
    local.push(head, data)
    offset += head.length + data.length
  }
  const directory = join(central)
  const count = two(central.length)
  const end = [
    four(END_OF_CENTRAL),
    two(0),
    two(0),
    count,
    count,
    four(directory.length),
    four(offset),
    two(0),
  ]
  return join([...local, directory, ...end])
}

function crc32(data: Uint8Array): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0)
  }
  return ~crc >>> 0
}

function two(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff)
}

function four(value: number): Uint8Array {
  return join([two(value), two(value >>> 16)])
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
