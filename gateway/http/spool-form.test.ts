import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MIB } from '@/lib/gateway/contracts/limits'
import { spoolForm } from './spool-form'

const ADDRESS = 'http://gateway/upload'

function formWith(entries: readonly [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return new Request(ADDRESS, { method: 'POST', body: form })
}

async function ownFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forms-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('a form with files', () => {
  it('is read field by field, its files from disk', async () => {
    const request = formWith([
      ['note', 'Слово'],
      ['tag', 'a'],
      ['tag', 'b'],
      ['file', new File(['содержимое'], 'Фото с дачи.jpg', { type: 'image/jpeg' })],
    ])
    const { form, release } = await spoolForm(request, MIB)
    const file = form['file'] as File
    expect(form).toMatchObject({ note: 'Слово', tag: ['a', 'b'] })
    expect([file.name, file.size, await file.text()]).toEqual(['Фото с дачи.jpg', 20, 'содержимое'])
    await release()
    await expect(file.text()).rejects.toThrow(/could not be read/)
  })

  it('grows memory by pieces of what is sent, not by the whole', async () => {
    const size = 192 * MIB
    const boundary = 'b'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`
    let sent = 0
    let most = 0
    const before = process.memoryUsage.rss()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull: (controller) => {
        most = Math.max(most, process.memoryUsage.rss() - before)
        if (sent < size) controller.enqueue(new Uint8Array(64 * 1024))
        else {
          controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`))
          controller.close()
        }
        sent += 64 * 1024
      },
    })
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const request = new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    const { form, release } = await spoolForm(request, 2 * size)
    expect((form['file'] as File).size).toBe(size)
    expect(most).toBeLessThan(size / 2)
    await release()
  })

  it('that the disk does not take is refused, and not waited for', async () => {
    const folder = await ownFolder()
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'
    let isBegun = false
    const body = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        for (const name of isBegun ? [] : await readdir(folder))
          await rm(path.join(folder, name), { recursive: true })
        controller.enqueue(isBegun ? new Uint8Array(64 * 1024) : Buffer.from(head))
        isBegun = true
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const request = new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    await expect(spoolForm(request, 512 * MIB, folder)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it.each([
    ['is larger than it may be', formWith([['file', new File(['x'.repeat(MIB)], 'a')]]), 'tooLarge'],
    [
      'has too many files',
      formWith(Array.from({ length: 30 }, () => ['file', new File(['x'], 'a')])),
      'tooLarge',
    ],
    ['is none', new Request(ADDRESS, { method: 'POST', body: '{}' }), 'client'],
    [
      'breaks off',
      new Request(ADDRESS, {
        method: 'POST',
        body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      }),
      'client',
    ],
  ] as const)('that %s is refused and leaves nothing behind', async (_, request, kind) => {
    const folder = await ownFolder()
    await expect(spoolForm(request, MIB / 2, folder)).rejects.toMatchObject({ kind })
    expect(await readdir(folder)).toEqual([])
  })
})
