import type { ImportPhase } from '@/gateway/services/price-import/import-price-list'

export type ProgressOutput = { isTTY?: boolean | undefined; write: (text: string) => unknown }

const PHASES: Record<ImportPhase, string> = {
  reading: 'Чтение строк',
  pictures: 'Картинки',
  products: 'Новые товары',
  offers: 'Предложения',
  catalog: 'Обновление каталога',
  tidying: 'Уборка в базе',
}
const TTY_INTERVAL_MS = 200
const LOG_INTERVAL_MS = 5_000
const CLEAR_LINE = '\r\u001b[K'

/** Shows the progress of the import: one changing line in a terminal, now and then a line in a log. */
export function createProgressLine(output: ProgressOutput, now: () => number) {
  const interval = output.isTTY ? TTY_INTERVAL_MS : LOG_INTERVAL_MS
  const began = now()
  let shownAt = -Infinity
  let shownPhase: ImportPhase | undefined
  return {
    show: (phase: ImportPhase, rows: number): void => {
      const time = now()
      if (phase === shownPhase && time - shownAt < interval) return
      shownAt = time
      shownPhase = phase
      const speed =
        phase === 'reading' ? `, ${Math.round((rows * 1000) / Math.max(time - began, 1))} строк/с` : ''
      const text = `${PHASES[phase]}: ${rows}${speed}`
      output.write(output.isTTY ? `${CLEAR_LINE}${text}` : `${text}\n`)
    },
    clear: (): void => {
      if (output.isTTY) output.write(CLEAR_LINE)
    },
  }
}
