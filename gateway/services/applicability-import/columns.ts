import { HEADER_SEARCH_ROWS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'
import { straightenWords } from '@/gateway/services/brand-dictionary/look-alikes'

export const APPLICABILITY_COLUMNS = [
  'brand',
  'article',
  'make',
  'model',
  'car',
  'years',
  'from',
  'to',
  'note',
] as const
export type ApplicabilityColumn = (typeof APPLICABILITY_COLUMNS)[number]

/** Numbers of columns, from zero. */
export type ApplicabilityColumns = Partial<Record<ApplicabilityColumn, number>>

const REQUIRED: readonly ApplicabilityColumn[] = ['brand', 'article', 'make', 'model']

const TITLES: Readonly<Record<ApplicabilityColumn, string>> = {
  brand: 'Бренд',
  article: 'Артикул',
  make: 'Марка',
  model: 'Модель',
  car: 'Модификация или двигатель',
  years: 'Годы',
  from: 'Год с',
  to: 'Год по',
  note: 'Примечание',
}

/** What suppliers call the columns; the first that fits a title holds. */
const WORDS: readonly (readonly [RegExp, ApplicabilityColumn])[] = [
  [
    /^(год|дата|выпуск\p{L}*|производств\p{L}*)? ?(с|от|начал\p{L}*)( |$)|^(year )?from$|^year start$/u,
    'from',
  ],
  [
    /^(год|дата|выпуск\p{L}*|производств\p{L}*)? ?(по|до|конец|окончан\p{L}*)( |$)|^(year )?to$|^year end$/u,
    'to',
  ],
  [/^(с|по) год|^год начала/u, 'from'],
  [/^год (окончания|конца)/u, 'to'],
  [/^год\p{L}*|^years?$/u, 'years'],
  [
    /(марка|производитель) (авто|тс|машин)|^марка$|^авто(марка|производитель)$|^(car )?make$|^vehicle brand$/u,
    'make',
  ],
  [/^модель|^(car )?model$/u, 'model'],
  [/модификац|двигател|мотор|исполнен|^(авто|автомобиль|машина|кузов)$|engine|^car$|modification/u, 'car'],
  [/^бренд|^производитель|^изготовитель|^brand|manufacturer/u, 'brand'],
  [/артикул|^номер|каталожн|^код (детали|запчасти)|article|part ?n|^number$|^sku$/u, 'article'],
  [/примечан|комментар|огранич|применение|^note|comment|remark/u, 'note'],
]

function columnOf(title: string): ApplicabilityColumn | undefined {
  const words = straightenWords(title)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return words === '' ? undefined : WORDS.find(([pattern]) => pattern.test(words))?.[1]
}

type Row = { cells: readonly string[] }

/** The row that names the most columns, and where it stands; undefined where no row names all that a file needs. */
export function findHeader(
  rows: readonly Row[],
): { columns: ApplicabilityColumns; index: number } | undefined {
  let best: { columns: ApplicabilityColumns; index: number } | undefined
  rows.slice(0, HEADER_SEARCH_ROWS).forEach(({ cells }, index) => {
    const columns: ApplicabilityColumns = {}
    cells.forEach((cell, at) => {
      const column = columnOf(cell)
      if (column !== undefined) columns[column] ??= at
    })
    const count = Object.keys(columns).length
    if (missingColumns(columns).length === 0 && count > Object.keys(best?.columns ?? {}).length)
      best = { columns, index }
  })
  return best
}

/** Titles of the columns that a file cannot do without and that are not there. */
export function missingColumns(columns: ApplicabilityColumns): string[] {
  return REQUIRED.filter((column) => columns[column] === undefined).map((column) => TITLES[column])
}

export function describeColumns(columns: ApplicabilityColumns): string {
  return APPLICABILITY_COLUMNS.flatMap((column) =>
    columns[column] === undefined ? [] : `${TITLES[column]} ${columns[column]}`,
  ).join(', ')
}

/** `brand=0,article=1,make=2,model=3`, numbers from zero. Throws with a Russian message. */
export function parseApplicabilityColumns(text: string): ApplicabilityColumns {
  const columns: ApplicabilityColumns = {}
  for (const part of text.split(',')) {
    const [name = '', number = ''] = part.split('=').map((side) => side.trim())
    const column = APPLICABILITY_COLUMNS.find((known) => known === name)
    if (!column)
      throw new Error(`Неизвестный столбец «${name}» в --columns: бывают ${APPLICABILITY_COLUMNS.join(', ')}`)
    if (!/^\d{1,3}$/.test(number) || Number(number) >= MAX_COLUMNS)
      throw new Error(`Номер столбца «${name}» в --columns — целое от 0 до ${MAX_COLUMNS - 1}`)
    columns[column] = Number(number)
  }
  return columns
}
