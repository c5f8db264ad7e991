import type { PictureSource } from '@/gateway/core/ports/picture-source'

/** Renditions that one gateway has made and the others need not make again. */
export type SharedRenditions = {
  read: (key: string) => Promise<Buffer<ArrayBuffer> | undefined>
  write: (key: string, data: Buffer, contentType: string) => Promise<void>
}

/** Where the owner's pictures lie: a folder of one machine, or storage that all gateways reach. */
export type PictureStore = {
  originals: PictureSource
  /** Absent where only this gateway reads its files; it caches them itself then. */
  renditions?: SharedRenditions
}
