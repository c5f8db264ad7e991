import type * as z from 'zod'

type Fault = { setting: string; words: string }

const WHERE = 'Все настройки: docs/configuration.md'

/** Settings that nothing can start with; the message is one line for the owner: which ones, what is wrong with each, and what to do. */
export class WrongSettingsError extends Error {
  override readonly name = 'WrongSettingsError'

  constructor(faults: readonly Fault[]) {
    const listed = faults.map(({ setting, words }) => `${setting} — ${words}`).join('; ')
    super(
      faults.length === 1
        ? `Неверная настройка: ${listed}. Исправьте её и повторите. ${WHERE}`
        : `Неверные настройки: ${listed}. Исправьте их и повторите. ${WHERE}`,
    )
  }

  static of({ issues }: z.ZodError): WrongSettingsError {
    return new WrongSettingsError(
      issues.map(({ path: [setting = ''], message }) => ({ setting: String(setting), words: message })),
    )
  }
}
