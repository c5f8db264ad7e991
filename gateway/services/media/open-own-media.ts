import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createBucket, type BucketOptions } from '@/gateway/services/media/create-bucket'
import { contentTypeOf } from '@/gateway/services/media/create-folder-source'

/** The owner's pictures and papers under the paths at which the shop serves them. */
export type OwnMedia = {
  read: (mediaPath: string) => Promise<Buffer | undefined>
  has: (mediaPath: string) => Promise<boolean>
  write: (mediaPath: string, data: Buffer<ArrayBuffer>) => Promise<void>
}

type Place = { pictureBucket?: BucketOptions | undefined; dataDir: string }

/** Where the gateway with these settings serves pictures from; a written file is whole or not there. */
export function openOwnMedia({ pictureBucket, dataDir }: Place): OwnMedia {
  if (pictureBucket) {
    const bucket = createBucket(pictureBucket)
    const keyOf = (file: string) => `media/${file}`
    return {
      read: (file) => bucket.read(keyOf(file)),
      has: async (file) => (await bucket.look(keyOf(file))) !== undefined,
      write: (file, data) => bucket.write(keyOf(file), new Blob([data]), contentTypeOf(file)),
    }
  }
  const place = (file: string) => path.join(dataDir, 'media', file)
  return {
    read: (file) => readFile(place(file)).catch(() => undefined),
    has: (file) =>
      stat(place(file)).then(
        (info) => info.isFile(),
        () => false,
      ),
    write: async (file, data) => {
      await mkdir(path.dirname(place(file)), { recursive: true })
      await writeFile(`${place(file)}.part`, data)
      await rename(`${place(file)}.part`, place(file))
    },
  }
}
