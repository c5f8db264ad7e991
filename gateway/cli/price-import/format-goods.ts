import { formatRejects } from '@/gateway/cli/price-import/format-report'
import { GOODS_COLUMNS } from '@/gateway/services/product-import/columns'
import type { GoodsReport } from '@/gateway/services/product-import/import-goods'
import { placeOf } from '@/gateway/services/price-import/import-price-list'

const number = new Intl.NumberFormat('ru')

/** The result of an import of what is known about products, in lines for a terminal. */
export function formatGoods(report: GoodsReport, seconds: number, isDryRun: boolean): string {
  const { rowsRead, rowsTaken, rowsRejected, products, described, analogs, successors, barcodes } = report
  const { attributes, unused, picturesTaken } = report
  return [
    isDryRun ? 'Проверка без изменений' : 'Сведения о товарах загружены',
    `  Файл: ${report.source}`,
    `  Столбцы: ${GOODS_COLUMNS.describe(report.columns)}`,
    ...(attributes.length > 0 ? [`  Свойства: ${attributes.join(', ')}`] : []),
    ...(unused.length > 0
      ? [`  Не прочитаны столбцы: ${unused.join(', ')} (таких фильтров и свойств в магазине нет)`]
      : []),
    `  Строк прочитано: ${number.format(rowsRead)}, принято: ${number.format(rowsTaken)}, отклонено: ${number.format(rowsRejected)}`,
    `  Товаров изменено: ${number.format(products)} (описание, картинки, свойства: ${number.format(described)}, аналоги: ${number.format(analogs)}, замены: ${number.format(successors)}, штрихкоды: ${number.format(barcodes)})`,
    ...(picturesTaken > 0 ? [`  Новых картинок: ${number.format(picturesTaken)}`] : []),
    `  Время: ${seconds.toFixed(1)} с`,
    ...formatRejects(report),
    ...formatRemarks(report),
    '',
  ].join('\n')
}

/** Cells that were left out of rows that were taken. */
function formatRemarks({ remarks, remarksCount }: GoodsReport): string[] {
  if (remarks.length === 0) return []
  const rest = remarksCount - remarks.length
  return [
    '  Приняты не целиком:',
    ...remarks.map((row) => `    ${placeOf(row)}: ${row.reason}`),
    ...(rest > 0 ? [`    и ещё ${number.format(rest)}: все с ключом --report ФАЙЛ`] : []),
  ]
}
