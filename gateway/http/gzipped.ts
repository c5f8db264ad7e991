import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** What is text, as drawings are, takes a fifth of its bytes on the line. */
export async function gzipped(data: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await zip(data))
}

export function takesGzip(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '')
    .split(',')
    .some((entry) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/.test(entry))
}
