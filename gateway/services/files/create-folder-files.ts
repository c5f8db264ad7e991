import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileArea, FileStore } from '@/gateway/core/ports/file-store'
import { newFilePath } from '@/gateway/services/files/new-file-path'
import { isMediaPath } from '@/lib/parts/media-path'

/** Files on one machine's disk: `media` beside the owner's pictures, `private` where nothing is served from. */
export function createFolderFiles(dataDir: string): FileStore {
  const fileOf = (area: FileArea, filePath: string) => {
    if (!isMediaPath(filePath)) throw new TypeError('not a path of a kept file')
    return path.join(dataDir, area, filePath)
  }
  return {
    put: async ({ area, content, ...file }) => {
      const filePath = newFilePath(file)
      const target = fileOf(area, filePath)
      const partial = `${target}.part`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await pipeline(Readable.from(content.stream()), createWriteStream(partial))
        await rename(partial, target)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
      return filePath
    },
    open: async (area, filePath) => {
      const file = fileOf(area, filePath)
      const info = await stat(file).catch(() => undefined)
      return info?.isFile() ? openAsBlob(file) : undefined
    },
    remove: (area, filePath) => rm(fileOf(area, filePath), { force: true }),
  }
}
