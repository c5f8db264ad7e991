import type { FileStore } from '@/gateway/core/ports/file-store'
import { createBucketFiles } from '@/gateway/services/files/create-bucket-files'
import { createFolderFiles } from '@/gateway/services/files/create-folder-files'
import { createBucket } from '@/gateway/services/media/create-bucket'

type Place = { pictureBucket?: Parameters<typeof createBucket>[0] | undefined; dataDir: string }

/** Where uploaded files lie: in the owner's bucket when there is one, else in the data folder. */
export function openFileStore({ pictureBucket, dataDir }: Place): FileStore {
  return pictureBucket ? createBucketFiles(createBucket(pictureBucket)) : createFolderFiles(dataDir)
}
