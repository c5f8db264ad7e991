import { failureWords } from '@/gateway/services/owner-commands/failure-words'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'

/** The owner's message when a command failed. */
export function explainFailure(error: unknown): string {
  if (error instanceof DataDirBusyError) {
    return `База данных занята процессом ${error.holder}: остановите магазин и повторите.\n`
  }
  return `Не удалось: ${failureWords(error)}\n`
}
