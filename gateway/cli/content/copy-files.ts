import { openAsBlob } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { FILE_KINDS, fileKindOf } from '@/gateway/core/text/file-kind'
import type { Database } from '@/gateway/core/database'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { hasDemoShop } from '@/gateway/demo/has-demo-shop'
import type { GatewayEnv } from '@/gateway/env'
import { createBucket } from '@/gateway/services/media/create-bucket'
import { createBucketStore } from '@/gateway/services/media/create-bucket-store'
import { contentTypeOf, createFolderSource } from '@/gateway/services/media/create-folder-source'
import { openOwnMedia } from '@/gateway/services/media/open-own-media'
import { firstSource } from '@/gateway/services/media/first-source'
import { ContentError, type ContentProblem } from '@/gateway/services/site-content/content-error'
import type { PartReport } from '@/gateway/services/site-content/content-report'
import { FILES_FOLDER, listFiles } from '@/gateway/services/site-content/read-folder'
import { isMediaPath } from '@/lib/parts/media-path'

const MIB = 1_048_576
const MAX_BYTES = 20 * MIB
/** Added by the owner only, and shown in a sandbox. */
const DRAWING = '.svg'
const DRAWING_HEAD = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!(?:--[\s\S]*?--|DOCTYPE[^>]*)>\s*)*<svg[\s>]/i

/** Throws one ContentError with all files that cannot be shown. */
export async function checkFiles(folder: string): Promise<string[]> {
  const files = listFiles(folder).filter((file) => file.startsWith(`${FILES_FOLDER}/`))
  const problems: ContentProblem[] = []
  for (const file of files) {
    const message = await problemOf(folder, file)
    if (message) problems.push({ file, line: 1, message })
  }
  if (problems.length > 0) throw new ContentError(problems)
  return files.map((file) => file.slice(FILES_FOLDER.length + 1))
}

async function problemOf(folder: string, file: string): Promise<string | undefined> {
  if (!isMediaPath(file)) return 'Имя файла: буквы, цифры, точки, дефисы и подчёркивания'
  const blob = await openAsBlob(path.join(folder, file))
  if (blob.size > MAX_BYTES) return `Файл больше ${MAX_BYTES / MIB} МБ`
  const extension = path.extname(file).toLowerCase()
  if (extension === DRAWING) return isDrawing(await blob.text()) ? undefined : 'Это не рисунок SVG'
  const kind = await fileKindOf(blob)
  const type = contentTypeOf(file)
  if (kind === undefined || FILE_KINDS[kind].contentType !== type)
    return `Содержимое не то, что обещает имя${kind ? `: это ${FILE_KINDS[kind].extension}` : ''}`
  if (!type.startsWith('image/') || (await canBeDrawn(path.join(folder, file)))) return undefined
  return 'Картинка испорчена: её нельзя показать'
}

function isDrawing(text: string): boolean {
  return DRAWING_HEAD.test(text)
}

/** Its head may be valid and the rest cut off. */
async function canBeDrawn(file: string): Promise<boolean> {
  try {
    await sharp(file, { failOn: 'truncated' }).stats()
    return true
  } catch {
    return false
  }
}

/** Copies the folder's files to where the shop serves them from; existing ones stay. */
export async function copyFiles(
  env: GatewayEnv,
  folder: string,
  files: readonly string[],
  isDryRun: boolean,
): Promise<PartReport> {
  const store = openOwnMedia(env)
  const report: PartReport = { part: 'file', added: [], changed: [], removed: [], stored: 0 }
  for (const file of files) {
    const data = await readFile(path.join(folder, FILES_FOLDER, file))
    const old = await store.read(file)
    if (old?.equals(data)) {
      report.stored += 1
      continue
    }
    if (!isDryRun) await store.write(file, data)
    ;(old ? report.changed : report.added).push(file)
  }
  return report
}

/** Files that the shop serves, also while it is closed, the drawings of a demo shop included. */
export async function picturesOf(
  { pictureBucket, dataDir }: GatewayEnv,
  db: Database,
): Promise<PictureSource> {
  const own = pictureBucket
    ? createBucketStore(createBucket(pictureBucket)).originals
    : createFolderSource(path.join(dataDir, 'media'))
  if (!(await hasDemoShop(db))) return own
  const { createDemoPictureSource } = await import('@/gateway/demo/pictures/create-demo-picture-source')
  return firstSource(own, createDemoPictureSource())
}
