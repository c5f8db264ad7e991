import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBucketFiles } from '@/gateway/services/files/create-bucket-files'
import { createFolderFiles } from '@/gateway/services/files/create-folder-files'
import { startStorage } from '@/gateway/services/media/bucket-testing'
import { createBucket } from '@/gateway/services/media/create-bucket'

async function onDisk() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'files-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { files: createFolderFiles(folder), names: () => readdir(folder, { recursive: true }) }
}

async function inBucket() {
  const storage = await startStorage()
  onTestFinished(storage.stop)
  return {
    files: createBucketFiles(createBucket(storage.options)),
    names: async () => [...storage.objects.keys()],
  }
}

describe.each([
  ['on a disk', onDisk],
  ['in S3-compatible storage', inBucket],
])('files %s', (_, start) => {
  it('are kept under a name of the shop, read back and removed', async () => {
    const { files, names } = await start()
    const content = new Blob(['Резюме'])
    const stored = await files.put({ area: 'private', folder: 'resumes', kind: 'pdf', content })
    expect(stored).toMatch(/^resumes\/[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/)
    expect(await names()).toContain(`private/${stored}`)
    expect(await (await files.open('private', stored))?.text()).toBe('Резюме')
    expect(await files.open('media', stored)).toBeUndefined()
    await files.remove('private', stored)
    await files.remove('private', stored)
    expect(await files.open('private', stored)).toBeUndefined()
  })

  it('go into folders of the shop alone', async () => {
    const { files } = await start()
    const file = { area: 'media', folder: '../etc', kind: 'pdf', content: new Blob(['x']) } as const
    await expect(files.put(file)).rejects.toThrow(TypeError)
  })
})

it('a path that leads out of the folder is refused', async () => {
  const { files } = await onDisk()
  await expect(files.open('private', '../media/a.pdf')).rejects.toThrow(TypeError)
})
