import { MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { PRICE_COLUMNS, type ColumnMap, type PriceColumn } from './price-column'

/** `article=1,brand=0,quantity=4+6,price=5`, numbers from zero. Throws with a Russian message. */
export function parseColumnOption(text: string): ColumnMap {
  const columns: ColumnMap = {}
  for (const part of text.split(',')) {
    const [name = '', numbers = ''] = part.split('=').map((side) => side.trim())
    if (!isColumn(name)) {
      throw new Error(`Неизвестный столбец «${name}» в --columns: бывают ${PRICE_COLUMNS.join(', ')}`)
    }
    const [first, ...more] = numbers.split('+').map((number) => toColumn(name, number.trim()))
    if (more.length > 0 && name !== 'quantity')
      throw new Error(`Столбец «${name}» в --columns бывает один; несколько — только у quantity`)
    if (first !== undefined) columns[name] = first
    if (more.length > 0) columns.moreStock = more
  }
  return columns
}

function toColumn(name: string, number: string): number {
  if (/^\d{1,3}$/.test(number) && Number(number) < MAX_COLUMNS) return Number(number)
  throw new Error(`Номер столбца «${name}» в --columns — целое от 0 до ${MAX_COLUMNS - 1}`)
}

function isColumn(name: string): name is PriceColumn {
  return PRICE_COLUMNS.some((column) => column === name)
}
