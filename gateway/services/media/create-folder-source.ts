import { openAsBlob } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PictureSource } from '@/gateway/core/ports/picture-source'

const CONTENT_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.mov': 'video/quicktime',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
}

export function contentTypeOf(mediaPath: string) {
  return CONTENT_TYPES[path.extname(mediaPath).toLowerCase()] ?? 'application/octet-stream'
}

/** Pictures that the owner or the shoppers put into a folder. */
export function createFolderSource(folder: string): PictureSource {
  return async (mediaPath) => {
    const file = path.join(folder, mediaPath)
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    return {
      contentType: contentTypeOf(mediaPath),
      version: `${info.size}-${info.mtimeMs}`,
      read: () => readFile(file),
      pieces: {
        size: info.size,
        read: async (first, last) => {
          const piece = await openAsBlob(file)
          return piece.slice(first, last + 1).stream()
        },
      },
    }
  }
}
