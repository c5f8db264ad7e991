import { formatRejects } from '@/gateway/cli/price-import/format-report'
import { CAR_COLUMNS } from '@/gateway/services/cars-import/columns'
import type { CarsReport } from '@/gateway/services/cars-import/import-cars'

const number = new Intl.NumberFormat('ru')

/** The result of a cars import, in lines for a terminal. */
export function formatCars(report: CarsReport, seconds: number, isDryRun: boolean): string {
  const { rowsRead, rowsTaken, rowsRejected, makesAdded, modelsAdded, carsAdded, carsChanged } = report
  const same = rowsTaken - carsAdded - carsChanged
  return [
    isDryRun ? 'Проверка без изменений' : 'Машины загружены',
    `  Файл: ${report.source}`,
    `  Столбцы: ${CAR_COLUMNS.describe(report.columns)}`,
    `  Строк прочитано: ${number.format(rowsRead)}, принято: ${number.format(rowsTaken)}, отклонено: ${number.format(rowsRejected)}`,
    `  Марок новых: ${number.format(makesAdded)}, моделей новых: ${number.format(modelsAdded)}`,
    `  Машин новых: ${number.format(carsAdded)}, изменено: ${number.format(carsChanged)}, без изменений: ${number.format(same)}`,
    `  Время: ${seconds.toFixed(1)} с`,
    ...formatRejects(report),
    '',
  ].join('\n')
}
