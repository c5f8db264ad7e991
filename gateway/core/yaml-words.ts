import type { ErrorCode } from 'yaml'

/** The slips that people make. */
const REASONS: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'текст с двоеточием берут в кавычки',
  BAD_INDENT: 'строка начинается не на том месте',
  DUPLICATE_KEY: 'это слово здесь уже есть',
  MISSING_CHAR: 'не хватает кавычки или скобки',
  TAB_AS_INDENT: 'отступы делают пробелами',
}

/** Why a text is no YAML, in Russian where the slip is a common one. */
export function yamlWords({ code, message }: { code: ErrorCode; message: string }): string {
  return REASONS[code] ?? message
}
