import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Text, drawings included, shrinks to a fifth of its bytes. */
export async function gzipped(data: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await zip(data))
}

export function takesGzip(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .split(',')
    .some((entry) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/.test(entry))
}
