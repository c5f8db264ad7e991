import type { ErrorCode } from 'yaml'
import * as z from 'zod'

z.config(z.locales.ru())

/** Common mistakes. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'текст с двоеточием берут в кавычки',
  BAD_INDENT: 'строка начинается не на том месте',
  DUPLICATE_KEY: 'это слово здесь уже есть',
  MISSING_CHAR: 'не хватает кавычки или скобки',
  TAB_AS_INDENT: 'отступы делают пробелами',
}

/** Why a text is no YAML, in Russian for the common mistakes. */
export function yamlWords({ code, message }: { code: ErrorCode; message: string }): string {
  return REASONS[code] ?? message
}

/** The expected kind of value, in words for owners; the library's own messages name the types of programmers. */
const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  string: 'нужен текст; число здесь берут в кавычки',
  number: 'нужно число, без кавычек и единиц',
  array: 'нужен список: каждая строка начинается с «- »',
  object: 'нужны слова со значениями: «слово: значение»',
  record: 'нужны слова со значениями: «слово: значение»',
}

/** For what a schema is given: says in Russian what has to stand there. */
export function sayKind(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'этого не хватает' : EXPECTED[String(issue.expected)]
}
