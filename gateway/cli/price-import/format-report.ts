import {
  COLUMN_TITLES,
  PRICE_COLUMNS,
  type ColumnMap,
} from '@/gateway/services/price-import/columns/price-column'
import type { ImportReport } from '@/gateway/services/price-import/import-price-list'

const number = new Intl.NumberFormat('ru')
const MAX_BRANDS = 10

/** What the import did, in lines for a terminal. */
export function formatReport(report: ImportReport, seconds: number, isDryRun: boolean): string {
  const { supplier } = report
  return [
    isDryRun ? 'Проверка без изменений' : 'Прайс-лист загружен',
    `  Файл: ${report.source}`,
    `  Столбцы: ${formatColumns(report.columns)}`,
    `  Поставщик: ${supplier.title} (${supplier.isNew && isDryRun ? 'новый' : `№ ${supplier.id}${supplier.isNew ? ', новый' : ''}`})`,
    `  Строк прочитано: ${number.format(report.rowsRead)}, принято: ${number.format(report.rowsTaken)}, отклонено: ${number.format(report.rowsRejected)}`,
    `  Нет в наличии: ${number.format(report.rowsOutOfStock)}, повторов: ${number.format(report.rowsDuplicate)}, заголовков групп: ${number.format(report.rowsGroups)}`,
    `  Новых товаров: ${number.format(report.productsCreated)}, новых брендов: ${number.format(report.newBrands.length)}${formatBrands(report.newBrands)}`,
    ...(isDryRun
      ? []
      : [
          `  Предложений добавлено: ${number.format(report.offersAdded)}, изменено: ${number.format(report.offersChanged)}, снято: ${number.format(report.offersRemoved)}`,
        ]),
    `  Время: ${seconds.toFixed(1)} с, ${number.format(Math.round(report.rowsRead / Math.max(seconds, 0.001)))} строк/с`,
    ...formatRejects(report),
    '',
  ].join('\n')
}

function formatRejects({ rejects, rowsRejected }: ImportReport): string[] {
  if (rejects.length === 0) return []
  const rest = rowsRejected - rejects.length
  return [
    '  Отклонённые строки:',
    ...rejects.map(({ line, reason }) => `    ${line}: ${reason}`),
    ...(rest > 0 ? [`    и ещё ${number.format(rest)}: все с ключом --report ФАЙЛ`] : []),
  ]
}

function formatColumns(columns: ColumnMap): string {
  return PRICE_COLUMNS.flatMap((column) =>
    columns[column] === undefined ? [] : [`${COLUMN_TITLES[column]} ${columns[column]}`],
  ).join(', ')
}

function formatBrands(brands: readonly string[]): string {
  if (brands.length === 0) return ''
  return ` (${brands.slice(0, MAX_BRANDS).join(', ')}${brands.length > MAX_BRANDS ? '…' : ''})`
}
