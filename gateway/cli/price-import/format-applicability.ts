import { formatRejects } from '@/gateway/cli/price-import/format-report'
import { APPLICABILITY_COLUMNS } from '@/gateway/services/applicability-import/columns'
import type { ApplicabilityReport } from '@/gateway/services/applicability-import/import-applicability'

const number = new Intl.NumberFormat('ru')

/** The result of an applicability import, in lines for a terminal. */
export function formatApplicability(report: ApplicabilityReport, seconds: number, isDryRun: boolean): string {
  const { rowsRead, rowsTaken, rowsRejected, products, fitments } = report
  return [
    isDryRun ? 'Проверка без изменений' : 'Применимость загружена',
    `  Файл: ${report.source}`,
    `  Столбцы: ${APPLICABILITY_COLUMNS.describe(report.columns)}`,
    `  Строк прочитано: ${number.format(rowsRead)}, принято: ${number.format(rowsTaken)}, отклонено: ${number.format(rowsRejected)}`,
    `  Товаров: ${number.format(products)}, пар «товар и машина»: ${number.format(fitments)}`,
    `  Время: ${seconds.toFixed(1)} с`,
    ...formatRejects(report),
    '',
  ].join('\n')
}
