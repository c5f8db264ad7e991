import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fileKindOf, type FileKind } from '@/gateway/core/text/file-kind'
import { isTooHeavy } from '@/gateway/services/media/is-too-heavy'
import type { OwnMedia } from '@/gateway/services/media/open-own-media'
import { MAX_PICTURE_BYTES, MIB } from '@/lib/gateway/contracts/limits'
import { isMediaPath } from '@/lib/parts/media-path'
import { createPictureFetcher } from './fetch-picture'

/** A picture of a product in the shop's media, or why it was not taken. */
export type TakenPicture = { path: string; isNew: boolean } | { reason: string }

export type GoodsPictures = {
  /** Takes a picture by its https address or by its name in the owner's folder; with `isDryRun` only looks whether it could. */
  take: (entry: string, isDryRun: boolean) => Promise<TakenPicture>
}

type Options = {
  media: OwnMedia
  /** The folder that `--pictures` names. */
  folder: string | undefined
  fetchPicture?: ReturnType<typeof createPictureFetcher>
  /** Reads a picture by its name where there is no such folder. */
  readNamed?: (name: string) => Promise<ReadPicture>
}

type ReadPicture = { data: Buffer<ArrayBuffer> } | { reason: string }

const KINDS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif']
const ADDRESS = /^[a-z][a-z\d+.-]*:/i
const FOLDER = 'goods'
/** Of a picture of a product as the shop stores it. */
export const GOODS_SIDE_PX = 2000
const QUALITY = 86
const MAX_PIXELS = 100_000_000

/** Pictures of products: drawn anew, upright and without metadata, under a name that follows from where they come from. */
export function createGoodsPictures({
  media,
  folder,
  fetchPicture = createPictureFetcher(),
  readNamed = (name) => readFromFolder(folder, name),
}: Options): GoodsPictures {
  // The same picture under two names is written once: two writers of one file would take it away from each other.
  const writing = new Map<string, Promise<TakenPicture>>()

  async function keep(name: string, read: () => Promise<ReadPicture>): Promise<TakenPicture> {
    const hash = createHash('sha256').update(name).digest('hex').slice(0, 32)
    const mediaPath = `${FOLDER}/${hash.slice(0, 2)}/${hash}.jpg`
    const running = writing.get(mediaPath)
    if (running) return running
    const taken = keepAt(mediaPath, read).finally(() => writing.delete(mediaPath))
    writing.set(mediaPath, taken)
    return taken
  }

  async function keepAt(mediaPath: string, read: () => Promise<ReadPicture>): Promise<TakenPicture> {
    if (await media.has(mediaPath)) return { path: mediaPath, isNew: false }
    const found = await read()
    if ('reason' in found) return found
    const drawn = await draw(found.data)
    if (typeof drawn === 'string') return { reason: drawn }
    await media.write(mediaPath, drawn)
    return { path: mediaPath, isNew: true }
  }

  return {
    take: async (entry, isDryRun) => {
      if (ADDRESS.test(entry)) {
        if (!/^https:\/\//i.test(entry)) return { reason: `адрес картинки начинается с https://: ${entry}` }
        if (isDryRun) return { path: entry, isNew: false }
        return keep(entry, () => fetchPicture(entry))
      }
      const file = await readNamed(entry)
      if ('reason' in file || isDryRun) return 'reason' in file ? file : { path: entry, isNew: false }
      // A file that has been replaced is another picture, with an address that no browser knows yet.
      const content = createHash('sha256').update(file.data).digest('hex')
      return keep(content, async () => file).then((taken) =>
        'reason' in taken ? { reason: `${entry}: ${taken.reason}` } : taken,
      )
    },
  }
}

async function readFromFolder(folder: string | undefined, name: string): Promise<ReadPicture> {
  if (folder === undefined) return { reason: `${name}: укажите папку картинок ключом --pictures` }
  if (!isMediaPath(name)) return { reason: `${name}: такого имени у картинки быть не может` }
  const root = await realpath(folder).catch(() => undefined)
  const file = root && (await realpath(path.join(root, name)).catch(() => undefined))
  const isInside = root !== undefined && file?.startsWith(root + path.sep)
  const info = isInside && file ? await stat(file) : undefined
  if (!file || !info?.isFile()) return { reason: `${name}: такого файла в папке картинок нет` }
  if (info.size > MAX_PICTURE_BYTES) return { reason: `${name}: больше ${MAX_PICTURE_BYTES / MIB} МБ` }
  return { data: await readFile(file) }
}

async function draw(data: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer> | string> {
  const kind = await fileKindOf(new Blob([data]))
  if (!kind || !KINDS.includes(kind)) return 'это не картинка JPEG, PNG, WebP или AVIF'
  try {
    const opened = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    if (isTooHeavy(await opened.metadata())) return 'картинка слишком велика'
    return await opened
      .rotate()
      .resize({ width: GOODS_SIDE_PX, height: GOODS_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer()
  } catch {
    return 'картинка испорчена'
  }
}
