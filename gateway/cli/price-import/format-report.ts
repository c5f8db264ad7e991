import {
  COLUMN_TITLES,
  PRICE_COLUMNS,
  stockColumns,
  type ColumnMap,
} from '@/gateway/services/price-import/columns/price-column'
import { RUBLE } from '@/gateway/services/price-import/cells/currency'
import { placeOf, type ImportReport, type ReadSheet } from '@/gateway/services/price-import/import-price-list'

const number = new Intl.NumberFormat('ru')
const MAX_BRANDS = 10

/** The result of an import, in lines for a terminal. */
export function formatReport(report: ImportReport, seconds: number, isDryRun: boolean): string {
  const { supplier } = report
  return [
    isDryRun ? 'Проверка без изменений' : 'Прайс-лист загружен',
    `  Файл: ${report.source}`,
    ...report.sheets.map(formatSheet),
    ...(report.skippedSheets.length > 0
      ? [`  Листы без товаров пропущены: ${report.skippedSheets.join(', ')}`]
      : []),
    ...(report.isStockUnknown
      ? ['  Остаток в прайс-листе не указан: штук у каждой строки — 1 или сколько дано в --pieces']
      : []),
    `  Поставщик: ${supplier.title} (${supplier.isNew && isDryRun ? 'новый' : `№ ${supplier.id}${supplier.isNew ? ', новый' : ''}`})`,
    `  Строк прочитано: ${number.format(report.rowsRead)}, принято: ${number.format(report.rowsTaken)}, отклонено: ${number.format(report.rowsRejected)}`,
    `  Нет в наличии: ${number.format(report.rowsOutOfStock)}, повторов: ${number.format(report.rowsDuplicate)}, заголовков групп: ${number.format(report.rowsGroups)}`,
    `  Новых товаров: ${number.format(report.productsCreated)}, новых брендов: ${number.format(report.newBrands.length)}${formatBrands(report.newBrands)}`,
    ...(isDryRun
      ? [
          `  Было бы снято предложений: ${number.format(report.offersRemoved)}${report.isForceNeeded ? ', это больше трети: понадобится ключ --force' : ''}`,
        ]
      : [
          ...formatPlacement(report),
          `  Предложений добавлено: ${number.format(report.offersAdded)}, изменено: ${number.format(report.offersChanged)}, снято: ${number.format(report.offersRemoved)}`,
        ]),
    `  Время: ${seconds.toFixed(1)} с, ${number.format(Math.round(report.rowsRead / Math.max(seconds, 0.001)))} строк/с`,
    ...formatRejects(report),
    '',
  ].join('\n')
}

function formatPlacement({ productsPlaced, productsHomeless }: ImportReport): string[] {
  if (productsPlaced + productsHomeless === 0) return []
  const hint = productsHomeless > 0 ? ' (их находит поиск; правила разделов: npm run setup)' : ''
  return [
    `  Новых товаров в разделах: ${number.format(productsPlaced)}, без раздела: ${number.format(productsHomeless)}${hint}`,
  ]
}

/** The first rejected rows, and the number of the others. */
export function formatRejects({
  rejects,
  rowsRejected,
}: Pick<ImportReport, 'rejects' | 'rowsRejected'>): string[] {
  if (rejects.length === 0) return []
  const rest = rowsRejected - rejects.length
  return [
    '  Отклонённые строки:',
    ...rejects.map((row) => `    ${placeOf(row)}: ${row.reason}`),
    ...(rest > 0 ? [`    и ещё ${number.format(rest)}: все с ключом --report ФАЙЛ`] : []),
  ]
}

function formatSheet({ name, columns, currency, rate }: ReadSheet): string {
  const place = name === undefined ? '' : ` листа «${name}»`
  const money = currency === RUBLE ? '' : `; цены в ${currency} по курсу ${number.format(rate)}`
  return `  Столбцы${place}: ${formatColumns(columns)}${money}`
}

function formatColumns(columns: ColumnMap): string {
  return PRICE_COLUMNS.flatMap((column) => {
    const numbers = column === 'quantity' ? stockColumns(columns) : [columns[column] ?? []].flat()
    return numbers.length === 0 ? [] : [`${COLUMN_TITLES[column]} ${numbers.join(' + ')}`]
  }).join(', ')
}

function formatBrands(brands: readonly string[]): string {
  if (brands.length === 0) return ''
  return ` (${brands.slice(0, MAX_BRANDS).join(', ')}${brands.length > MAX_BRANDS ? '…' : ''})`
}
