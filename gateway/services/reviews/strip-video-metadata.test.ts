import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripVideoMetadata } from './strip-video-metadata'

const PLACE = '+55.7558+037.6173/'

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((part) => Buffer.from(part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}

/** Boxes in each other, the innermost first. */
const nested = (depth: number, type = 'trak') => {
  const heads = Buffer.alloc(depth * 8)
  for (let at = 0; at < depth; at += 1) {
    heads.writeUInt32BE((depth - at) * 8, at * 8)
    heads.write(type, at * 8 + 4, 'latin1')
  }
  return heads
}
const many = (count: number, type = 'free') => Buffer.concat(Array<Buffer>(count).fill(box(type)))

describe('a film', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'film-test-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function strip(...parts: Buffer[]) {
    const file = path.join(folder, 'film')
    await writeFile(file, Buffer.concat(parts))
    return { answer: stripVideoMetadata(file), after: await readFile(file) }
  }

  it('loses the place and nothing else: what is left stands where it stood', async () => {
    const track = box('trak', box('tkhd', 'track'), box('udta', PLACE))
    const parts = [
      box('ftyp', 'isom'),
      box('moov', box('mvhd', 'head'), track, box('meta', PLACE), box('udta', box('xyz ', PLACE))),
      box('uuid', PLACE),
      box('mdat', 'the pictures'),
    ]
    const before = Buffer.concat(parts)
    const { answer, after } = await strip(...parts)
    expect([answer, after.length, after.includes(PLACE)]).toEqual(['stripped', before.length, false])
    for (const stored of ['isom', 'mvhd', 'head', 'tkhd', 'track', 'the pictures'])
      expect(after.indexOf(stored)).toBe(before.indexOf(stored))
  })

  it.each([
    ['without a head', [box('ftyp', 'isom'), box('mdat', 'x')]],
    ['that breaks off', [box('ftyp', 'isom'), box('moov', 'x').subarray(0, 6)]],
    [
      'whose head lies about its size',
      [box('ftyp', 'isom'), box('moov', Buffer.from([0, 0, 9, 9, 1, 1, 1, 1]))],
    ],
    ['with a box too small for its own head', [box('moov'), Buffer.from([0, 0, 0, 4, 102, 114, 101, 101])]],
  ])('%s is none', async (_, parts) => {
    expect((await strip(...parts)).answer).toBe('broken')
  })

  it.each([
    ['of ten thousand boxes', [box('ftyp', 'isom'), many(10_000), box('moov', 'x')]],
    ['whose head has ten thousand boxes', [box('ftyp', 'isom'), box('moov', many(10_000))]],
    ['of a hundred thousand boxes in each other', [box('ftyp', 'isom'), box('moov', nested(100_000))]],
    ['whose notes are larger than any', [box('moov'), box('udta', Buffer.alloc(9 * 1024 * 1024))]],
  ])('%s is too complex', async (_, parts) => {
    expect((await strip(...parts)).answer).toBe('too complex')
  })

  it('of an hour in pieces of a second is one', async () => {
    const pieces = Array.from({ length: 3600 }, () => Buffer.concat([box('moof', 'x'), box('mdat', 'y')]))
    const { answer } = await strip(box('ftyp', 'isom'), box('moov', box('mvhd', 'head')), ...pieces)
    expect(answer).toBe('stripped')
  })
})
