import { stat } from 'node:fs/promises'
import { asPriceFileError, PriceFileError } from '@/gateway/services/price-import/price-file-error'

/** The size of a file that an owner has named. Throws PriceFileError when it is not there or is a folder. */
export async function requireFile(path: string): Promise<number> {
  const info = await stat(path).catch((error: unknown) => {
    throw asPriceFileError(error, `Файл не найден: ${path}`)
  })
  if (!info.isFile()) throw new PriceFileError(`Это не файл: ${path}`)
  return info.size
}
