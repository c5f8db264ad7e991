import { parentPort, workerData } from 'node:worker_threads'
import { readWantedRows, type WantedFile, type WantedRowsAnswer } from './read-wanted-rows'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'

async function answer(file: WantedFile): Promise<WantedRowsAnswer> {
  try {
    return { rows: await readWantedRows(file) }
  } catch (error) {
    if (error instanceof PriceFileError) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData as WantedFile))
