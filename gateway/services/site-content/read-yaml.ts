import { type ErrorCode, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'
import type { ContentProblem } from '@/gateway/services/site-content/content-error'

z.config(z.locales.ru())

/** The slips that people make. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'текст с двоеточием берут в кавычки',
  BAD_INDENT: 'строка начинается не на том месте',
  DUPLICATE_KEY: 'это слово здесь уже есть',
  MISSING_CHAR: 'не хватает кавычки или скобки',
  TAB_AS_INDENT: 'отступы делают пробелами',
}

/** What is wanted in place of something of another kind; the library's own words name the types of programmers. */
const WANTED: Readonly<Partial<Record<string, string>>> = {
  string: 'нужен текст; число здесь берут в кавычки',
  number: 'нужно число, без кавычек и единиц',
  array: 'нужен список: каждая строка начинается с «- »',
  object: 'нужны слова со значениями: «слово: значение»',
  record: 'нужны слова со значениями: «слово: значение»',
}

type Source = {
  file: string
  text: string
  /** On which line of the file the text begins. */
  line?: number
}

/** Reads YAML by a schema; undefined after it has told what is wrong, and on which lines. */
export function readYaml<T>(
  { file, text, line: firstLine = 1 }: Source,
  schema: z.ZodType<T>,
  problems: ContentProblem[],
): T | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1
  if (document.errors.length > 0) {
    for (const { pos, code, message } of document.errors)
      problems.push({ file, line: lineAt(pos[0]), message: `YAML не разобран: ${REASONS[code] ?? message}` })
    return undefined
  }
  const parsed = schema.safeParse(document.toJS() ?? {}, { error: sayKind })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    // The place of the value itself, or of the nearest that holds it.
    const place = nearest(issue.path, (path) => offsetOf(document.getIn(path, true)))
    problems.push({ file, line: lineAt(place ?? 0), message: wordsOf(issue) })
  }
  return undefined
}

function nearest<T>(path: readonly PropertyKey[], find: (path: PropertyKey[]) => T | undefined) {
  for (let length = path.length; length > 0; length -= 1) {
    const found = find(path.slice(0, length))
    if (found !== undefined) return found
  }
  return undefined
}

function offsetOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined
  return Array.isArray(node.range) ? Number(node.range[0]) : undefined
}

function sayKind(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'этого не хватает' : WANTED[String(issue.expected)]
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.')
  return place === '' ? issue.message : `${place}: ${issue.message}`
}
