import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStorage } from '@/gateway/services/media/bucket-testing'
import { createBucket } from '@/gateway/services/media/create-bucket'
import { createBucketStore } from '@/gateway/services/media/create-bucket-store'
import { createMedia } from '@/gateway/services/media/create-media'
import { DEFAULT_IMAGE_MODIFIERS } from '@/lib/parts/media-path'

const PICTURE = 'goods/Фильтр 1 (a-b).svg'
const SMALL = { ...DEFAULT_IMAGE_MODIFIERS, width: 40, height: 40 }
const square = (side: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="9" height="9"/></svg>`,
  )

describe('pictures in S3-compatible storage', () => {
  let storage: Awaited<ReturnType<typeof startStorage>>
  let folder: string
  let time: number

  beforeEach(async () => {
    storage = await startStorage()
    folder = await mkdtemp(path.join(os.tmpdir(), 'bucket-'))
    time = 0
    storage.objects.set(`media/${PICTURE}`, square(400))
  })
  afterEach(async () => {
    await storage.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** A gateway with a separate disk. */
  function openGateway(name: string, options = storage.options) {
    const { originals, renditions } = createBucketStore(createBucket(options), () => time)
    const cacheFolder = path.join(folder, name)
    return createMedia({ source: originals, renditions, cacheFolder, cacheBytes: 1_000_000, concurrency: 1 })
  }

  it('are read, whatever letters their names have', async () => {
    const original = await openGateway('one').original(PICTURE)
    expect(original.contentType).toBe('image/svg+xml')
    expect(await original.read()).toEqual(square(400))
  })

  it('are resized once for all gateways', async () => {
    const made = await openGateway('one').resized(SMALL, PICTURE)
    const found = await openGateway('two').resized(SMALL, PICTURE)
    expect([made.from, found.from]).toEqual(['render', 'cache'])
    expect(found.data).toEqual(made.data)
    expect([...storage.objects.keys()].filter((key) => key.startsWith('renditions/'))).toHaveLength(1)
  })

  it('are looked at again once they may have changed', async () => {
    const media = openGateway('one')
    const before = await media.resized(SMALL, PICTURE)
    storage.objects.set(`media/${PICTURE}`, square(200))
    expect((await media.resized(SMALL, PICTURE)).etag).toBe(before.etag)
    time = 30_000
    expect((await media.resized(SMALL, PICTURE)).etag).not.toBe(before.etag)
  })

  it('are asked for rarely', async () => {
    const media = openGateway('one')
    for (let time = 0; time < 5; time += 1) await media.resized(SMALL, PICTURE)
    expect(storage.requested.filter((line) => line.startsWith('HEAD'))).toHaveLength(1)
  })

  it('are missing when nobody put them there', async () => {
    await expect(openGateway('one').original('goods/none.png')).rejects.toMatchObject({ status: 404 })
  })

  it('are missing too where the key may not list the bucket, and only while it may read there', async () => {
    storage.setRights({ canList: false, canRead: true })
    const media = openGateway('one')
    const statusOf = (name: string) =>
      media.original(`goods/${name}.png`).catch((error: unknown) => (error as { status: number }).status)
    expect(await statusOf('before any was there')).toBe(503)
    await media.original(PICTURE)
    expect([await statusOf('none'), await statusOf('none either')]).toEqual([404, 404])
    storage.setRights({ canList: false, canRead: false })
    expect(await statusOf('not to be read')).toBe(503)
    storage.setRights({ canList: false, canRead: true })
    time = 30_000
    await media.original(PICTURE)
    expect(await statusOf('none again')).toBe(404)
  })

  it('that has gone takes no other one with it where the key may not list the bucket', async () => {
    storage.setRights({ canList: false, canRead: true })
    storage.objects.set('media/goods/other.svg', square(100))
    const media = openGateway('one')
    await media.original(PICTURE)
    storage.objects.delete(`media/${PICTURE}`)
    time = 30_000
    expect((await media.original('goods/other.svg')).contentType).toBe('image/svg+xml')
    await expect(media.original('goods/none.svg')).rejects.toMatchObject({ status: 404 })
  })

  it('that were shown before are shown while the storage is away', async () => {
    const media = openGateway('one')
    await media.resized(SMALL, PICTURE)
    storage.setAway(true)
    time = 60_000
    expect((await media.resized(SMALL, PICTURE)).from).toBe('cache')
    await expect(media.original('goods/other.png')).rejects.toMatchObject({ status: 503 })
  })

  it('are not asked for while their storage goes on failing', async () => {
    storage.setAway(true)
    const media = openGateway('one')
    for (let turn = 0; turn < 20; turn += 1)
      await expect(media.original(`goods/${turn}.png`)).rejects.toMatchObject({ status: 503 })
    const files = new Set(storage.requested)
    expect(files.size).toBe(10)
  })

  it('are there, whatever names strangers have asked for that no storage takes', async () => {
    const media = openGateway('one')
    for (let turn = 0; turn < 12; turn += 1)
      await expect(media.original(`${'あ'.repeat(505)}${turn}.png`)).rejects.toMatchObject({ status: 503 })
    expect(await (await media.original(PICTURE)).read()).toEqual(square(400))
  })

  it('are kept from whoever does not know the secret', async () => {
    const media = openGateway('one', { ...storage.options, secretAccessKey: 'guessed' })
    await expect(media.original(PICTURE)).rejects.toMatchObject({
      status: 503,
      cause: new Error(`the storage answered 403 to HEAD media/${PICTURE}`),
    })
  })
})
