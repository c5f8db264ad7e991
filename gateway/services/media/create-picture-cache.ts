import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

type Entry = { bytes: number }

/** Rendered pictures on disk, least recently used first out when the sum passes `maxBytes`. */
export function createPictureCache(folder: string, maxBytes: number) {
  const entries = new Map<string, Entry>()
  let total = 0
  let ready: Promise<void> | undefined

  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), key)

  async function scan() {
    await mkdir(folder, { recursive: true })
    const found: { key: string; bytes: number; usedAt: number }[] = []
    for (const name of await readdir(folder, { recursive: true })) {
      const file = path.join(folder, name)
      const info = await stat(file).catch(() => undefined)
      if (!info?.isFile()) continue
      if (name.endsWith('.part')) await rm(file, { force: true })
      else found.push({ key: path.basename(name), bytes: info.size, usedAt: info.mtimeMs })
    }
    found.sort((a, b) => a.usedAt - b.usedAt)
    for (const { key, bytes } of found) {
      entries.set(key, { bytes })
      total += bytes
    }
    await evict()
  }

  async function evict() {
    for (const [key, entry] of entries) {
      if (total <= maxBytes) return
      entries.delete(key)
      total -= entry.bytes
      await rm(fileOf(key), { force: true })
    }
  }

  function open() {
    // A disk that was full may have room again.
    ready ??= scan().catch((cause: unknown) => {
      ready = undefined
      throw cause
    })
    return ready
  }

  async function read(key: string): Promise<Buffer<ArrayBuffer> | undefined> {
    await open()
    const entry = entries.get(key)
    if (!entry) return undefined
    try {
      const picture = await readFile(fileOf(key))
      entries.delete(key)
      entries.set(key, entry)
      return picture
    } catch {
      if (entries.delete(key)) total -= entry.bytes
      return undefined
    }
  }

  async function write(key: string, picture: Buffer) {
    await open()
    const file = fileOf(key)
    const part = `${file}.${randomUUID()}.part`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(part, picture)
      await rename(part, file)
    } catch (cause) {
      await rm(part, { force: true }).catch(() => undefined)
      throw cause
    }
    total += picture.length - (entries.get(key)?.bytes ?? 0)
    entries.delete(key)
    entries.set(key, { bytes: picture.length })
    await evict()
  }

  return { read, write, size: () => total }
}
