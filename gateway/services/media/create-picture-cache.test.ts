import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPictureCache } from '@/gateway/services/media/create-picture-cache'

describe('the picture cache', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'picture-cache-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('returns what was written, also to a later process', async () => {
    await createPictureCache(folder, 100).write('aa1', Buffer.from('one'))
    expect((await createPictureCache(folder, 100).read('aa1'))?.toString()).toBe('one')
  })

  it('drops the picture that was not used for longest', async () => {
    const cache = createPictureCache(folder, 10)
    await cache.write('aa1', Buffer.alloc(4))
    await cache.write('bb2', Buffer.alloc(4))
    await cache.read('aa1')
    await cache.write('cc3', Buffer.alloc(4))
    expect(await cache.read('bb2')).toBeUndefined()
    expect(await cache.read('aa1')).toHaveLength(4)
    expect(cache.size()).toBe(8)
  })

  it('is usable again once its disk is', async () => {
    const place = path.join(folder, 'disk')
    await writeFile(place, '')
    const cache = createPictureCache(place, 100)
    await expect(cache.write('aa1', Buffer.from('one'))).rejects.toThrow('EEXIST')
    await rm(place)
    await cache.write('aa1', Buffer.from('one'))
    expect((await cache.read('aa1'))?.toString()).toBe('one')
  })

  it('leaves no part of a picture behind that could not be written', async () => {
    const cache = createPictureCache(folder, 100)
    await mkdir(path.join(folder, 'aa', 'aa1', 'in the way'), { recursive: true })
    await expect(cache.write('aa1', Buffer.from('one'))).rejects.toThrow('EISDIR')
    expect(await readdir(path.join(folder, 'aa'))).toEqual(['aa1'])
  })

  it('forgets a file that was removed from outside', async () => {
    const cache = createPictureCache(folder, 100)
    await cache.write('aa1', Buffer.alloc(4))
    await rm(path.join(folder, 'aa'), { recursive: true })
    expect(await cache.read('aa1')).toBeUndefined()
    expect(cache.size()).toBe(0)
  })
})
