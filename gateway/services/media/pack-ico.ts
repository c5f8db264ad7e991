const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** An ICO file of square PNGs with their sides in pixels: its header, an entry for each size, then the pictures. */
export function packIco(icons: readonly { side: number; png: Buffer<ArrayBuffer> }[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * icons.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(icons.length, 4)
  let offset = header.length
  for (const [at, { side, png }] of icons.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * at
    header.writeUInt8(side, entry)
    header.writeUInt8(side, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...icons.map(({ png }) => png)])
}
