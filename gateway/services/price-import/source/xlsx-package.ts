import {
  MAX_CELL_CHARS,
  MAX_NUMBER_FORMAT_CHARS,
  MAX_SHARED_STRINGS_CHARS,
  SHARED_STRING_CHARS,
} from '@/gateway/services/price-import/limits'
import { PriceFileError } from '@/gateway/services/price-import/price-file-error'
import type { ByteSource } from './byte-source'
import { toNumberStyle, type NumberStyle } from './cell-text'
import { attribute, readXml } from '@/gateway/services/price-import/source/xml/xml-stream'

export type XlsxSheet = { name: string; part: ByteSource }

export type XlsxPackage = {
  /** Visible ones, in their order. */
  sheets: XlsxSheet[]
  sharedStrings: string[]
  styles: NumberStyle[]
  isDate1904: boolean
}

const WORKBOOK_PATH = 'xl/workbook.xml'

export function isXlsx(entries: readonly ByteSource[]): boolean {
  return entries.some((entry) => entry.name.toLowerCase() === WORKBOOK_PATH)
}

/** Reads what sheets need before their rows: which there are, their strings and number styles. */
export async function openXlsxPackage(entries: readonly ByteSource[]): Promise<XlsxPackage> {
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const { sheets, isDate1904 } = await readWorkbook(parts)
  return {
    sheets,
    sharedStrings: await readSharedStrings(parts.get('xl/sharedstrings.xml')),
    styles: await readStyles(parts.get('xl/styles.xml')),
    isDate1904,
  }
}

async function readWorkbook(parts: ReadonlyMap<string, ByteSource>) {
  const targets = await readRelations(parts.get('xl/_rels/workbook.xml.rels'))
  const workbook = parts.get(WORKBOOK_PATH)
  if (!workbook) throw new PriceFileError('В книге нет оглавления листов')
  const sheets: XlsxSheet[] = []
  let isDate1904 = false
  await readXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') isDate1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
      const target = targets.get(attribute(attributes, 'id') ?? '')
      const part = target === undefined ? undefined : parts.get(target.toLowerCase())
      if (part) sheets.push({ name: attributes['name'] ?? '', part })
    },
  })
  return { sheets, isDate1904 }
}

async function readRelations(part: ByteSource | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  if (!part) return targets
  await readXml(part, {
    open: (name, attributes) => {
      if (name !== 'Relationship' || !attributes['Type']?.endsWith('/worksheet')) return
      const target = (attributes['Target'] ?? '').replaceAll('\\', '/')
      targets.set(
        attributes['Id'] ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`,
      )
    },
  })
  return targets
}

async function readSharedStrings(part: ByteSource | undefined): Promise<string[]> {
  const strings: string[] = []
  if (!part) return strings
  let current = ''
  let total = 0
  let isText = false
  let phonetic = 0
  await readXml(part, {
    open: (name) => {
      if (name === 'si') current = ''
      else if (name === 'rPh') phonetic += 1
      else if (name === 't') isText = phonetic === 0
    },
    text: (text) => {
      if (isText && current.length < MAX_CELL_CHARS) current += text
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') phonetic -= 1
      else if (name === 'si') {
        total += current.length + SHARED_STRING_CHARS
        if (total > MAX_SHARED_STRINGS_CHARS) throw new PriceFileError('В книге слишком много текста')
        strings.push(current)
      }
    },
  })
  return strings
}

async function readStyles(part: ByteSource | undefined): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = []
  if (!part) return styles
  const codes = new Map<number, string>()
  let isCellFormats = false
  await readXml(part, {
    open: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(
          Number(attributes['numFmtId']),
          (attributes['formatCode'] ?? '').slice(0, MAX_NUMBER_FORMAT_CHARS),
        )
      else if (name === 'cellXfs') isCellFormats = true
      else if (name === 'xf' && isCellFormats) {
        const id = Number(attributes['numFmtId'] ?? 0)
        styles.push(toNumberStyle(id, codes.get(id)))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false
    },
  })
  return styles
}
