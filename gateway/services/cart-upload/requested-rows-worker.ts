import { parentPort, workerData } from 'node:worker_threads'
import { readRequestedRows, type RequestedFile, type RequestedRowsResult } from './read-requested-rows'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

async function answer(file: RequestedFile): Promise<RequestedRowsResult> {
  try {
    return { rows: await readRequestedRows(file) }
  } catch (error) {
    if (error instanceof PriceFileError) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData as RequestedFile))
