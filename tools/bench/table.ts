import type { Multiple } from './statistics.ts'

type Bounds = { max?: number; min?: number; text?: string }

export type Row = { what: string; measured: string; requested: string; ok: boolean | undefined }

/** Collects the rows as they are measured, prints each at once and the whole table at the end. */
export class Table {
  readonly rows: Row[] = []

  add(what: string, value: number, unit: string, requested: Bounds = {}): void {
    this.push(what, value, `${round(value)} ${unit}`.trim(), unit, requested)
  }

  /** The shop's figure, which is what `asked` bounds, with how many times the plain app's it is. */
  addMultiple(what: string, { shop, plain, times }: Multiple, unit: string, requested: Bounds = {}): void {
    const measured = `${round(shop)} ${unit}`.trim()
    this.push(
      what,
      shop,
      `${measured} = ${round(times)} × ${`${round(plain)} ${unit}`.trim()}`,
      unit,
      requested,
    )
  }

  private push(what: string, value: number, measured: string, unit: string, requested: Bounds): void {
    const ok = isWithin(value, requested)
    const row = { what, measured, requested: requested.text ?? describe(requested, unit), ok }
    this.rows.push(row)
    console.log(
      `  ${ok === false ? '✗' : ' '} ${row.what}: ${row.measured}${row.requested ? ` (asked: ${row.requested})` : ''}`,
    )
  }

  toMarkdown(): string {
    const lines = this.rows.map(
      ({ what, measured, requested, ok }) => `| ${what} | ${measured} | ${requested} | ${verdict(ok)} |`,
    )
    return ['| figure | measured | asked | |', '|---|---|---|---|', ...lines].join('\n')
  }
}

function isWithin(value: number, { max, min }: Bounds): boolean | undefined {
  if (max === undefined && min === undefined) return undefined
  return (max === undefined || value <= max) && (min === undefined || value >= min)
}

function describe({ max, min }: Bounds, unit: string): string {
  if (max !== undefined) return `≤ ${max} ${unit}`.trim()
  return min === undefined ? '' : `≥ ${min} ${unit}`.trim()
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}

function verdict(ok: boolean | undefined): string {
  if (ok === undefined) return ''
  return ok ? 'yes' : 'no'
}
