import { MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PRICE_COLUMNS, type ColumnMap, type PriceColumn } from './price-column'

/** `article=1,brand=0,price=5`, numbers from zero. Throws with a Russian message. */
export function parseColumnOption(text: string): ColumnMap {
  const columns: ColumnMap = {}
  for (const part of text.split(',')) {
    const [name = '', number = ''] = part.split('=').map((side) => side.trim())
    if (!isColumn(name)) {
      throw new Error(`Неизвестный столбец «${name}» в --columns: бывают ${PRICE_COLUMNS.join(', ')}`)
    }
    if (!/^\d{1,3}$/.test(number) || Number(number) >= MAX_COLUMNS) {
      throw new Error(`Номер столбца «${name}» в --columns — целое от 0 до ${MAX_COLUMNS - 1}`)
    }
    columns[name] = Number(number)
  }
  return columns
}

function isColumn(name: string): name is PriceColumn {
  return PRICE_COLUMNS.some((column) => column === name)
}
