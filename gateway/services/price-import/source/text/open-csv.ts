import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'
import type { Delimiter } from './csv-record'
import { takeCsvRecords } from './take-csv-records'
import { detectCsvShape, type CsvShape } from './detect-delimiter'
import type { PriceRow, PriceSource } from '@/gateway/services/price-import/source/price-source'
import { detectTextEncoding, openText } from './text-encoding'
import { textLines } from './text-lines'

const SAMPLE_LINES = 100
const DELIMITER_NAMES: Record<Delimiter, string> = {
  ',': 'запятая',
  ';': 'точка с запятой',
  '\t': 'табуляция',
  '|': 'вертикальная черта',
}

export async function openCsv(source: ByteSource, named: string | undefined): Promise<PriceSource> {
  const encoding = named ?? (await detectTextEncoding(source))
  const shape = detectCsvShape(await sampleLines(source, encoding))
  const rows = readRecords(source, encoding, shape)
  return {
    kind: 'csv',
    description: `CSV, ${encoding}, разделитель: ${DELIMITER_NAMES[shape.delimiter]}`,
    hasNumericCells: false,
    sheets: [{ name: undefined, rows }],
    rows,
    close: () => {},
  }
}

async function* readRecords(source: ByteSource, encoding: string, shape: CsvShape): AsyncIterable<PriceRow> {
  let held: string[] = []
  let line = 1
  for await (const lines of textLines(await openText(source, encoding))) {
    held = held.length > 0 ? [...held, ...lines] : lines
    const { rows, used } = takeCsvRecords(held, line, shape, false)
    yield* rows
    held = held.slice(used)
    line += used
  }
  yield* takeCsvRecords(held, line, shape, true).rows
}

async function sampleLines(source: ByteSource, encoding: string): Promise<string[]> {
  const sample: string[] = []
  for await (const batch of textLines(await openText(source, encoding))) {
    sample.push(...batch)
    if (sample.length >= SAMPLE_LINES) break
  }
  return sample.slice(0, SAMPLE_LINES)
}
