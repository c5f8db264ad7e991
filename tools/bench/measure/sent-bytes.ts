import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than a cached page takes to be compressed again for repeated requests. */
const PACKING_MS = 1000

/** Bytes of a page as it is cached and sent to a browser that takes gzip: the answers before its best compression are left out. */
export async function sentBytes(url: string): Promise<number> {
  await bytesOf(url)
  await bytesOf(url)
  await sleep(PACKING_MS)
  return bytesOf(url)
}

function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const { statusCode, headers } = response
      if (statusCode !== 200 || headers['content-encoding'] !== 'gzip') {
        response.resume()
        return reject(
          new Error(`${url} answered ${statusCode}, ${headers['content-encoding'] ?? 'not packed'}`),
        )
      }
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}
