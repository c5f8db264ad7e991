import { parentPort, workerData } from 'node:worker_threads'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { PackageResponse, PackageTask } from './commerce-records'
import { readPackage } from './read-package'

async function answer(task: PackageTask): Promise<PackageResponse> {
  try {
    return { summary: await readPackage(task) }
  } catch (error) {
    if (error instanceof PriceFileError) return { refusal: error.message }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData as PackageTask))
