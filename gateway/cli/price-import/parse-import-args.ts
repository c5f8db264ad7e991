import { parseArgs } from 'node:util'
import type { ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { parseColumnOption } from '@/gateway/services/price-import/columns/parse-column-option'

export type ImportArgs =
  { kind: 'help' } | { kind: 'import'; file: string; reportFile: string | undefined; options: ImportOptions }

/** Wrong arguments; the message is Russian. */
export class ImportArgsError extends Error {
  override readonly name = 'ImportArgsError'
}

export const IMPORT_USAGE = `Загрузка прайс-листа поставщика:

  npm run import -- ФАЙЛ [ключи]

ФАЙЛ: CSV, XLSX, XLS или таблица XML 2003, можно внутри ZIP.

  --supplier НОМЕР   поставщик; без ключа — поставщик с именем файла, заводится сам
  --columns СПИСОК   номера столбцов от нуля, например article=1,brand=0,name=2,quantity=4,price=5;
                     бывают ещё multiplicity и delivery; без ключа столбцы ищутся по шапке
  --skip N           пропустить первые N строк файла
  --brand ИМЯ        бренд всего списка, если столбца бренда нет
  --decimal ЗНАК     знак дробной части цен: «,» или «.»; без ключа определяется по ценам
  --keep             не снимать предложения поставщика, которых нет в файле
  --dry-run          проверить и посчитать, ничего не меняя
  --report ФАЙЛ      записать все непринятые строки с причинами в CSV
  --help             эта справка
`

const MAX_SKIP = 1_000_000
const MAX_ID = 2_147_483_647

export function parseImportArgs(args: readonly string[]): ImportArgs {
  const { values, positionals } = readArgs(args)
  if (values.help) return { kind: 'help' }
  const [file, extra] = positionals
  if (file === undefined) throw new ImportArgsError('Укажите файл прайс-листа')
  if (extra !== undefined) throw new ImportArgsError(`Лишний аргумент «${extra}»: файл загружается один`)
  const options: ImportOptions = { keepUnlisted: values.keep ?? false, isDryRun: values['dry-run'] ?? false }
  if (values.supplier !== undefined) options.supplierId = wholeNumber('--supplier', values.supplier, MAX_ID)
  if (values.skip !== undefined) options.skip = wholeNumber('--skip', values.skip, MAX_SKIP)
  if (values.columns !== undefined) options.columns = columnsOf(values.columns)
  if (values.brand !== undefined) options.brand = values.brand
  if (values.decimal === ',' || values.decimal === '.') options.decimal = values.decimal
  else if (values.decimal !== undefined) throw new ImportArgsError('--decimal — это «,» или «.»')
  return { kind: 'import', file, reportFile: values.report, options }
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        supplier: { type: 'string' },
        columns: { type: 'string' },
        skip: { type: 'string' },
        brand: { type: 'string' },
        decimal: { type: 'string' },
        report: { type: 'string' },
        keep: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    const name = error instanceof Error ? (/'(-[^' ]*)/.exec(error.message)?.[1] ?? '') : ''
    throw new ImportArgsError(
      name === '' ? 'Ключи не разобраны' : `Ключ ${name} неизвестен или у него нет значения`,
      {
        cause: error,
      },
    )
  }
}

function wholeNumber(name: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new ImportArgsError(`${name} — целое число, а не «${text}»`)
  return Number(text)
}

function columnsOf(text: string) {
  try {
    return parseColumnOption(text)
  } catch (error) {
    throw new ImportArgsError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
