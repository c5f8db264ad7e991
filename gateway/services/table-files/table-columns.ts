import { straightenWords } from '@/gateway/services/brand-dictionary/look-alikes'
import { HEADER_SEARCH_ROWS, MAX_COLUMNS } from '@/gateway/services/price-import/limits'

/** Numbers of columns, from zero. */
export type ColumnsOf<Column extends string> = Partial<Record<Column, number>>

export type TableShape<Column extends string> = {
  /** Titles of the columns, in their order. */
  titles: Readonly<Record<Column, string>>
  /** The required ones. */
  required: readonly Column[]
  /** Their titles in lower case and without signs; the first match decides. */
  words: readonly (readonly [RegExp, Column])[]
}

export type TableColumns<Column extends string> = ReturnType<typeof createTableColumns<Column>>

type Row = { cells: readonly string[] }

/** Reads the head of a table, or the option that replaces it. */
export function createTableColumns<Column extends string>({ titles, required, words }: TableShape<Column>) {
  // The guarantee: the keys of a record of all columns are all columns.
  const names = Object.keys(titles) as Column[]

  function columnOf(title: string): Column | undefined {
    const text = straightenWords(title)
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    return text === '' ? undefined : words.find(([pattern]) => pattern.test(text))?.[1]
  }

  /** Titles of required columns that are missing. */
  function missing(columns: ColumnsOf<Column>): string[] {
    return required.filter((column) => columns[column] === undefined).map((column) => titles[column])
  }

  return {
    missing,

    /** The column that a title names. */
    columnOf,

    /** The row with the most columns, and its place; undefined where no row has all required ones. */
    findHeader: (rows: readonly Row[]): { columns: ColumnsOf<Column>; index: number } | undefined => {
      let best: { columns: ColumnsOf<Column>; index: number } | undefined
      rows.slice(0, HEADER_SEARCH_ROWS).forEach(({ cells }, index) => {
        const columns: ColumnsOf<Column> = {}
        cells.forEach((cell, at) => {
          const column = columnOf(cell)
          if (column !== undefined) columns[column] ??= at
        })
        const count = Object.keys(columns).length
        if (missing(columns).length === 0 && count > Object.keys(best?.columns ?? {}).length)
          best = { columns, index }
      })
      return best
    },

    describe: (columns: ColumnsOf<Column>): string =>
      names
        .flatMap((name) => (columns[name] === undefined ? [] : `${titles[name]} ${columns[name]}`))
        .join(', '),

    /** The option to suggest where no head is found. */
    example: () => `--columns ${names.map((name, at) => `${name}=${at}`).join(',')}`,

    /** `brand=0,article=1,make=2,model=3`, numbers from zero. Throws with a Russian message. */
    parse: (text: string): ColumnsOf<Column> => {
      const columns: ColumnsOf<Column> = {}
      for (const part of text.split(',')) {
        const [name = '', number = ''] = part.split('=').map((side) => side.trim())
        const column = names.find((known) => known === name)
        if (!column) throw new Error(`Неизвестный столбец «${name}» в --columns: бывают ${names.join(', ')}`)
        if (!/^\d{1,3}$/.test(number) || Number(number) >= MAX_COLUMNS)
          throw new Error(`Номер столбца «${name}» в --columns — целое от 0 до ${MAX_COLUMNS - 1}`)
        columns[column] = Number(number)
      }
      return columns
    },
  }
}
