import { readOptions } from '@/gateway/cli/read-options'
import { APPLICABILITY_COLUMNS } from '@/gateway/services/applicability-import/columns'
import type { ApplicabilityOptions } from '@/gateway/services/applicability-import/import-applicability'
import { CAR_COLUMNS } from '@/gateway/services/cars-import/columns'
import type { CarsOptions } from '@/gateway/services/cars-import/import-cars'
import { GOODS_COLUMNS } from '@/gateway/services/product-import/columns'
import type { GoodsOptions } from '@/gateway/services/product-import/goods-options'
import { readCurrencyCell } from '@/gateway/services/price-import/cells/currency'
import type { ImportOptions } from '@/gateway/services/price-import/import-price-list'
import { parseColumnOption } from '@/gateway/services/price-import/columns/parse-column-option'

type FileArgs = { file: string; reportFile: string | undefined }

export type ImportArgs =
  | { kind: 'help' }
  | ({ kind: 'import'; options: ImportOptions } & FileArgs)
  | ({ kind: 'applicability'; options: ApplicabilityOptions } & FileArgs)
  | ({ kind: 'cars'; options: CarsOptions } & FileArgs)
  | ({ kind: 'goods'; options: GoodsOptions; pictures: string | undefined } & FileArgs)

/** Wrong arguments; the message is Russian. */
export class ImportArgsError extends Error {
  override readonly name = 'ImportArgsError'
}

export const IMPORT_USAGE = `Загрузка прайс-листа поставщика:

  npm run import -- ФАЙЛ [ключи]

ФАЙЛ: CSV, XLSX, XLS, ODS, таблица XML 2003 или HTML, YML, CommerceML; можно внутри ZIP.

  --supplier КТО     поставщик: его номер или имя; нового заводит сам
  --columns СПИСОК   номера столбцов от нуля, например article=1,brand=0,name=2,quantity=4,price=5;
                     бывают ещё currency, multiplicity и delivery; остатки складов складываются: quantity=4+5;
                     без ключа столбцы ищутся по шапке
  --sheet ИМЯ        читать только этот лист книги, можно повторить; без ключа — все листы с товарами
  --encoding ИМЯ     кодировка текстового файла, например cp866; без ключа определяется
  --skip N           пропустить первые N строк файла
  --brand ИМЯ        бренд всего списка, если столбца бренда нет
  --decimal ЗНАК     знак дробной части цен: «,» или «.»; без ключа определяется по ценам
  --rate ВАЛ=КУРС    рублей за единицу валюты, например USD=92,5; можно повторить
  --currency ВАЛ     валюта всех цен, что бы ни было написано в файле
  --pieces N         сколько штук считать у каждой строки, если столбца остатка нет
  --force            загрузить, даже если исчезнет больше трети предложений поставщика
  --keep             не снимать предложения поставщика, которых нет в файле
  --dry-run          проверить и посчитать, ничего не меняя
  --report ФАЙЛ      записать все непринятые строки с причинами в CSV
  --help             эта справка

Загрузка применимости, для каких машин товары, которые в магазине уже есть:

  npm run import -- ФАЙЛ --applicability [--columns СПИСОК] [--encoding ИМЯ] [--keep] [--dry-run] [--report ФАЙЛ]

Столбцы: бренд, артикул, марка, модель, модификация или двигатель, годы (или год с и год по), примечание;
в --columns: brand, article, make, model, car, years, from, to, note.
Машины товаров из файла заменяются теми, что в нём; с --keep — добавляются к прежним.

Загрузка машин, из которых выбирают покупатели:

  npm run import -- ФАЙЛ --cars [--columns СПИСОК] [--encoding ИМЯ] [--dry-run] [--report ФАЙЛ]

Столбцы: марка, модель, модификация или двигатель, объём, мощность, топливо, коробка, привод, кузов, годы (или год с
и год по), популярность от 0 до 9, как называют марку; в --columns: make, model, car, engine, volume, power, fuel,
gearbox, drive, body, years, from, to, popularity, names.
Машины добавляются к тем, что есть; повторная загрузка того же файла ничего не меняет.

Загрузка сведений о товарах, которые в магазине уже есть:

  npm run import -- ФАЙЛ --goods [--pictures ПАПКА] [--columns СПИСОК] [--encoding ИМЯ] [--dry-run] [--report ФАЙЛ]

Столбцы: бренд, артикул, аналоги, номера автопроизводителей, заменён на, картинки, описание, штрихкод, вес, размеры
упаковки; в --columns: brand, article, analogs, numbers, analogBrand, analogArticle, successor, pictures, description,
barcodes, weight, size. Остальные столбцы — свойства, по названию или коду фильтра раздела.
Картинки — адреса https:// или имена файлов из папки, которую называет --pictures.
Пустая ячейка оставляет то, что известно; «-» убирает; повторная загрузка того же файла ничего не меняет.
`

const MAX_PIECES = 10_000
const MAX_SKIP = 1_000_000
const MAX_ID = 2_147_483_647

export function parseImportArgs(args: readonly string[]): ImportArgs {
  const { values, positionals } = readArgs(args)
  if (values.help) return { kind: 'help' }
  const [file, extra] = positionals
  if (file === undefined) throw new ImportArgsError('Укажите файл прайс-листа')
  if (extra !== undefined) throw new ImportArgsError(`Лишний аргумент «${extra}»: файл загружается один`)
  if (values.applicability) return applicabilityOf(file, values)
  if (values.cars) return carsOf(file, values)
  if (values.goods) return goodsOf(file, values)
  if (values.pictures !== undefined) throw new ImportArgsError('Ключ --pictures бывает только с --goods')
  return priceListOf(file, values)
}

type Values = ReturnType<typeof readArgs>['values']

/** Keys that files of cars and of applicability have too. */
const CARS_KEYS = ['cars', 'columns', 'encoding', 'dry-run', 'report']
const GOODS_KEYS = ['goods', 'pictures', 'columns', 'encoding', 'dry-run', 'report']
const APPLICABILITY_KEYS = ['applicability', 'columns', 'encoding', 'keep', 'dry-run', 'report']

function ifGiven<Value>(text: string | undefined, read: (text: string) => Value): Value | undefined {
  return text === undefined ? undefined : read(text)
}

function refuseForeign(values: Values, known: readonly string[], of: string): void {
  const foreign = Object.keys(values).find((key) => !known.includes(key))
  if (foreign !== undefined) throw new ImportArgsError(`Ключа --${foreign} у ${of} нет`)
}

function priceListOf(file: string, values: Values): ImportArgs {
  if (!values.supplier?.trim())
    throw new ImportArgsError('Укажите поставщика: --supplier НОМЕР или --supplier "Имя"')
  const options: ImportOptions = {
    supplier: supplierOf(values.supplier),
    keepUnlisted: values.keep ?? false,
    isForced: values.force ?? false,
    isDryRun: values['dry-run'] ?? false,
    columns: ifGiven(values.columns, (text) => columnsOf(text, parseColumnOption)),
    sheets: values.sheet,
    encoding: values.encoding,
    skip: ifGiven(values.skip, (text) => wholeNumber('--skip', text, MAX_SKIP)),
    brand: values.brand,
    decimal: ifGiven(values.decimal, decimalOf),
    rates: values.rate && new Map(values.rate.map(rateOf)),
    currency: ifGiven(values.currency, (text) => currencyOf('--currency', text)),
    pieces: ifGiven(values.pieces, (text) => wholeNumber('--pieces', text, MAX_PIECES)),
  }
  return { kind: 'import', file, reportFile: values.report, options }
}

function carsOf(file: string, values: Values): ImportArgs {
  refuseForeign(values, CARS_KEYS, 'загрузки машин')
  const options: CarsOptions = {
    isDryRun: values['dry-run'] ?? false,
    columns: ifGiven(values.columns, (text) => columnsOf(text, CAR_COLUMNS.parse)),
    encoding: values.encoding,
  }
  return { kind: 'cars', file, reportFile: values.report, options }
}

function goodsOf(file: string, values: Values): ImportArgs {
  refuseForeign(values, GOODS_KEYS, 'загрузки сведений о товарах')
  const options: GoodsOptions = {
    isDryRun: values['dry-run'] ?? false,
    columns: ifGiven(values.columns, (text) => columnsOf(text, GOODS_COLUMNS.parse)),
    encoding: values.encoding,
  }
  return { kind: 'goods', file, reportFile: values.report, pictures: values.pictures, options }
}

function applicabilityOf(file: string, values: Values): ImportArgs {
  refuseForeign(values, APPLICABILITY_KEYS, 'применимости')
  const options: ApplicabilityOptions = {
    isAdded: values.keep ?? false,
    isDryRun: values['dry-run'] ?? false,
    columns: ifGiven(values.columns, (text) => columnsOf(text, APPLICABILITY_COLUMNS.parse)),
    encoding: values.encoding,
  }
  return { kind: 'applicability', file, reportFile: values.report, options }
}

const OPTIONS = {
  supplier: { type: 'string' },
  columns: { type: 'string' },
  skip: { type: 'string' },
  brand: { type: 'string' },
  encoding: { type: 'string' },
  decimal: { type: 'string' },
  report: { type: 'string' },
  sheet: { type: 'string', multiple: true },
  rate: { type: 'string', multiple: true },
  currency: { type: 'string' },
  pieces: { type: 'string' },
  applicability: { type: 'boolean' },
  cars: { type: 'boolean' },
  goods: { type: 'boolean' },
  pictures: { type: 'string' },
  force: { type: 'boolean' },
  keep: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

function readArgs(args: readonly string[]) {
  return readOptions(args, OPTIONS, (message, cause) => new ImportArgsError(message, { cause }))
}

/** A number is one of the shop's suppliers; a name of digits alone is never a supplier's name. */
function supplierOf(text: string): number | string {
  return /^\d+$/.test(text.trim()) ? wholeNumber('--supplier', text.trim(), MAX_ID) : text
}

function decimalOf(text: string): ',' | '.' {
  if (text !== ',' && text !== '.') throw new ImportArgsError('--decimal — это «,» или «.»')
  return text
}

function rateOf(text: string): [currency: string, rate: number] {
  const [name = '', amount = ''] = text.split('=').map((side) => side.trim())
  const rate = /^\d+(?:[.,]\d+)?$/.test(amount) ? Number(amount.replace(',', '.')) : 0
  if (rate <= 0) throw new ImportArgsError(`--rate — это ВАЛЮТА=КУРС, например USD=92,5, а не «${text}»`)
  return [currencyOf('--rate', name), rate]
}

function currencyOf(key: string, text: string): string {
  const currency = readCurrencyCell(text)
  if (currency === undefined) throw new ImportArgsError(`${key}: валюта «${text}» неизвестна`)
  return currency
}

function wholeNumber(name: string, text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new ImportArgsError(`${name} — целое число, а не «${text}»`)
  return Number(text)
}

function columnsOf<Columns>(text: string, parse: (text: string) => Columns): Columns {
  try {
    return parse(text)
  } catch (error) {
    throw new ImportArgsError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
