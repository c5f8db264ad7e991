import { createReadStream } from 'node:fs'
import { linesOf } from '@/gateway/core/lines-of'
import { runInWorker, WorkerExhaustedError } from '@/gateway/core/run-in-worker'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import { READING_HEAP_MB, READING_MS } from '@/gateway/services/commerce-ml/limits'
import type { PackageResponse, PackageSummary, PackageTask, Piece } from './commerce-records'

/** Reads the file in a separate thread: its markup costs the gateway's visitors nothing. */
export async function readPackageApart(task: PackageTask): Promise<PackageSummary> {
  try {
    const response = (await runInWorker({
      name: 'package-worker',
      besides: import.meta.url,
      task,
      heapMb: READING_HEAP_MB,
      deadlineMs: READING_MS,
    })) as PackageResponse
    if ('refusal' in response) throw new PriceFileError(response.refusal)
    return response.summary
  } catch (cause) {
    if (cause instanceof WorkerExhaustedError)
      throw new PriceFileError('Файл не прочитан: он устроен слишком сложно', { cause })
    throw cause
  }
}

/** The pieces that the thread has written; memory holds one. */
export async function* readPieces(file: string): AsyncIterable<Piece> {
  for await (const line of linesOf(createReadStream(file, 'utf8'))) yield JSON.parse(line) as Piece
}
