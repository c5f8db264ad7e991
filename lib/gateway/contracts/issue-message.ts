import type * as z from 'zod'
import { FIELD_LABELS } from './field-labels'

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

const REQUEST = 'Запрос'
const WRONG_VALUE = 'неверное значение'

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'нужен текст',
  number: 'нужно число',
  int: 'нужно целое число',
  boolean: 'нужно «да» или «нет»',
  array: 'нужен список',
  tuple: 'нужен список',
  object: 'нужен набор полей',
  record: 'нужен набор полей',
}

const rules = new Intl.PluralRules('ru')

// After «не больше» and «не меньше» a noun stands in the genitive: 1 символа, 2 символов, 21 символа.
function genitive(count: number | bigint, one: string, many: string): string {
  return `${count} ${rules.select(Number(count)) === 'one' ? one : many}`
}

/** Names the wrong field of a request and its error; to be passed to `safeParse` as `error`. */
export function toRussianIssueMessage(issue: Issue): string {
  const path = issue.path ?? []
  return `${fieldName(path)}: ${describe(issue)}`
}

/** Name of the field at a path, with the number of the row inside lists. */
export function fieldName(path: readonly PropertyKey[]): string {
  const names = path.filter((part) => typeof part === 'string')
  const last = names.at(-1)
  if (last === undefined) return REQUEST
  const row = path.find((part) => typeof part === 'number')
  const known = Object.hasOwn(FIELD_LABELS, last) ? FIELD_LABELS[last] : undefined
  const label = known ?? names.join('.')
  return row === undefined ? label : `${label} (строка ${row + 1})`
}

function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      // Finished issues have lost their input.
      if ('input' in issue && issue.input === undefined) return 'обязательное поле'
      return EXPECTED[issue.expected] ?? WRONG_VALUE
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return 'неверный формат'
    case 'not_multiple_of':
      return `должно делиться на ${issue.divisor}`
    case 'invalid_value':
      return `допустимо ${issue.values.map((value) => `«${String(value)}»`).join(', ')}`
    case 'unrecognized_keys':
      return `лишние поля ${issue.keys.join(', ')}`
    default:
      return WRONG_VALUE
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  const { minimum } = issue
  switch (issue.origin) {
    case 'string':
      return Number(minimum) <= 1
        ? 'обязательное поле'
        : `не короче ${genitive(minimum, 'символа', 'символов')}`
    case 'array':
    case 'set':
      return `не меньше ${genitive(minimum, 'строки', 'строк')}`
    default:
      return issue.inclusive === false ? `больше ${minimum}` : `не меньше ${minimum}`
  }
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  const { maximum } = issue
  switch (issue.origin) {
    case 'string':
      return `не длиннее ${genitive(maximum, 'символа', 'символов')}`
    case 'array':
    case 'set':
      return `не больше ${genitive(maximum, 'строки', 'строк')}`
    default:
      return issue.inclusive === false ? `меньше ${maximum}` : `не больше ${maximum}`
  }
}
