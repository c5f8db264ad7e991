import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** Bytes of a cookie beside its name and attributes. */
const MAX_PACKED_LENGTH = 3600
const MAX_TEXT_BYTES = 65_536

type Fields = Readonly<Record<string, string>>

/** Fields of a form made small enough for a cookie; when they do not fit, the longest one is cut. */
export function packForm(fields: Fields): { packed: string } {
  const packed = deflateRawSync(JSON.stringify(fields)).toString('base64url')
  if (packed.length <= MAX_PACKED_LENGTH) return { packed }
  const [longest, text] = Object.entries(fields).reduce((a, b) => (b[1].length > a[1].length ? b : a))
  return packForm({ ...fields, [longest]: text.slice(0, Math.floor(text.length / 2)) })
}

/** The fields again; none when they cannot be read. */
export function unpackForm({
  packed = '',
}: Partial<Record<string, string>>): Partial<Record<string, string>> {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), {
      maxOutputLength: MAX_TEXT_BYTES,
    }).toString()
    const fields: unknown = JSON.parse(text)
    if (typeof fields !== 'object' || fields === null) return {}
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
