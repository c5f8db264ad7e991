/** A price list that cannot be read at all. The message is Russian and meant for the person who sent the file. */
export class PriceFileError extends Error {
  override readonly name = 'PriceFileError'
}

/** Rethrows an error of a parser or an archive reader as a file error, with its cause. */
export function asPriceFileError(error: unknown, message: string): PriceFileError {
  return error instanceof PriceFileError ? error : new PriceFileError(message, { cause: error })
}
