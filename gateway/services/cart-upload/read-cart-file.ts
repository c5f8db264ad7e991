import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createConcurrencyLimit } from '@/gateway/core/caching/create-concurrency-limit'
import { gatewayError } from '@/gateway/core/errors/errors'
import { runInWorker, WorkerExhaustedError } from '@/gateway/core/run-in-worker'
import type { RequestedRow } from '@/gateway/services/cart-upload/parse-requested-rows'
import type { RequestedFile, RequestedRowsResult } from '@/gateway/services/cart-upload/read-requested-rows'
import {
  MAX_FILES_AT_ONCE,
  MAX_FILES_WAITING,
  READING_HEAP_MB,
  READING_MS,
} from '@/gateway/services/cart-upload/upload-limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { UploadedFile } from '@/lib/gateway/contracts/files'

const TOO_COSTLY =
  'Файл не прочитан: он устроен слишком сложно. Сохраните таблицу заново как XLSX или CSV и загрузите её.'

const readers = createConcurrencyLimit(MAX_FILES_AT_ONCE, MAX_FILES_WAITING)

/**
 * Parts of an uploaded file, read in a separate thread, so that a hostile file cannot use up the memory or the time of
 * the gateway. Throws `PriceFileError` for a file that is of no use.
 */
export async function readCartFile(file: UploadedFile): Promise<RequestedRow[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cart-upload-'))
  try {
    const copy = path.join(folder, 'upload')
    await writeFile(copy, file.stream())
    const response = await readers.run(() => readApart({ path: copy, name: file.name }))
    if (!response)
      throw gatewayError('unavailable', 'Сейчас загружается много файлов. Повторите через минуту.')
    if ('refusal' in response) throw new PriceFileError(response.refusal)
    return response.rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readApart(task: RequestedFile): Promise<RequestedRowsResult> {
  const bounds = { heapMb: READING_HEAP_MB, deadlineMs: READING_MS }
  try {
    const response = await runInWorker({
      name: 'requested-rows-worker',
      besides: import.meta.url,
      task,
      ...bounds,
    })
    return response as RequestedRowsResult
  } catch (cause) {
    if (cause instanceof WorkerExhaustedError) throw new PriceFileError(TOO_COSTLY, { cause })
    throw cause
  }
}
