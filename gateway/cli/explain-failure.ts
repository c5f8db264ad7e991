import { failureWords } from '@/gateway/services/owner-commands/failure-words'
import { DataDirBusyError } from '@/gateway/db/lock-data-dir'
import { WrongSettingsError } from '@/lib/validation/settings/wrong-settings-error'

/** The owner's message when a command failed; `outcome` says what that means for the shop. */
export function explainFailure(error: unknown, outcome = 'Не удалось'): string {
  if (error instanceof WrongSettingsError) return `${error.message}\n`
  if (error instanceof DataDirBusyError) {
    return `База данных занята процессом ${error.holder}: остановите магазин и повторите.\n`
  }
  return `${outcome}: ${failureWords(error)}\n`
}
