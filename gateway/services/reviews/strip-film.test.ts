import { describe, expect, it } from 'vitest'
import { stripFilm } from './strip-film'

const PLACE = '+55.7558+037.6173/'

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}

const film = (...parts: Buffer[]) => new Blob(parts.map((part) => new Uint8Array(part)))
const bytesOf = async (blob: Blob | undefined) =>
  Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))

describe('a film', () => {
  it('loses the place and nothing else: what is left stands where it stood', async () => {
    const track = box('trak', box('tkhd', 'track'), box('udta', PLACE))
    const parts = [
      box('ftyp', 'isom'),
      box('moov', box('mvhd', 'head'), track, box('meta', PLACE), box('udta', box('xyz ', PLACE))),
      box('uuid', PLACE),
      box('mdat', 'the pictures'),
    ]
    const before = Buffer.concat(parts)
    const after = await bytesOf(await stripFilm(film(...parts)))
    expect([after.length, after.includes(PLACE)]).toEqual([before.length, false])
    for (const kept of ['isom', 'mvhd', 'head', 'tkhd', 'track', 'the pictures'])
      expect(after.indexOf(kept)).toBe(before.indexOf(kept))
  })

  it.each([
    ['without a head', [box('ftyp', 'isom'), box('mdat', 'x')]],
    ['that breaks off', [box('ftyp', 'isom'), box('moov', 'x').subarray(0, 6)]],
    [
      'whose head lies about its size',
      [box('ftyp', 'isom'), box('moov', Buffer.from([0, 0, 9, 9, 1, 1, 1, 1]))],
    ],
  ])('%s is none', async (_, parts) => {
    expect(await stripFilm(film(...parts))).toBeUndefined()
  })
})
