import { FILE_KINDS } from '@/gateway/core/text/file-kind'
import type { FileStore } from '@/gateway/core/ports/file-store'
import { newFilePath } from '@/gateway/services/files/new-file-path'
import type { Bucket } from '@/gateway/services/media/create-bucket'

/** Files in S3-compatible storage, below the name of their area: `media/` is what pictures are served from. */
export function createBucketFiles(bucket: Bucket): FileStore {
  return {
    put: async ({ area, content, ...file }) => {
      const filePath = newFilePath(file)
      await bucket.write(`${area}/${filePath}`, content, FILE_KINDS[file.kind].contentType)
      return filePath
    },
    open: async (area, filePath) => {
      const data = await bucket.read(`${area}/${filePath}`)
      return data && new Blob([data])
    },
    remove: (area, filePath) => bucket.remove(`${area}/${filePath}`),
  }
}
