const MONTHS =
  '[Яя]нв(?:ар[ья])?|[Фф]ев(?:р(?:ал[ья])?)?|[Мм]ар(?:та?)?|[Аа]пр(?:ел[ья])?|[Мм]а[йя]|[Ии]юн[ья]?|[Ии]юл[ья]?|[Аа]вг(?:уста?)?|' +
  '[Сс]ент?(?:ябр[ья])?|[Оо]кт(?:ябр[ья])?|[Нн]оя(?:бр[ья]?)?|[Дд]ек(?:абр[ья])?|' +
  '[Сс]іч(?:ен[ья])?|[Лл]ют(?:ого|ий)?|[Бб]ер(?:ез(?:ень|ня))?|[Кк]віт?(?:ен[ья]|ня)?|[Тт]рав?(?:ень|ня)?|[Чч]ерв?(?:ень|ня)?|' +
  '[Лл]ип(?:ень|ня)?|[Сс]ерп?(?:ень|ня)?|[Вв]ер(?:есень|есня)?|[Жж]овт?(?:ень|ня)?|[Лл]ист?(?:опада?)?|[Гг]руд?(?:ень|ня)?|' +
  '[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|' +
  '[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
const TIME = '\\d{1,2}:\\d\\d(?::\\d\\d(?:[.,]\\d+)?)?(?: ?[APap][Mm])?'
const AND_TIME = `(?:[T ,]+${TIME})?(?:Z|[+-]\\d\\d:?\\d\\d)?`
const GAP = '(?:[-/ ]|\\. ?)'

/** Dates as spreadsheets and programs print them. A month in capitals («DEC-01») is how makers write part numbers. */
const DATES = new RegExp(
  `^(?:${[
    `(?:${MONTHS})${GAP}(?:\\d\\d|${YEAR})`,
    `${DAY}${GAP}(?:${MONTHS})(?:${GAP}(?:\\d\\d|${YEAR}))?${AND_TIME}`,
    `(?:[A-Z][a-z]{2},? )?(?:${MONTHS}) ${DAY},? ${YEAR}.*`,
    `(?:[A-Z][a-z]{2},? )?${DAY} (?:${MONTHS}) ${YEAR}.*`,
    `${YEAR}([-/.])${MONTH}\\1${DAY}${AND_TIME}`,
    `(?=\\d\\d\\.\\d\\d)${DAY}\\.${MONTH}\\.\\d{4}${AND_TIME}`,
    `(?:${DAY}([-/.])${MONTH}\\2|${MONTH}([-/.])${DAY}\\3)${YEAR}${AND_TIME}`,
    `(?:\\d\\d\\.\\d\\d|\\d{1,2}/\\d{1,2}|\\d\\d-\\d\\d)[-/.]\\d\\d ${TIME}`,
  ].join('|')})(?: ?г(?:ода|\\.)?)?$`,
)
const SHORT_DATE = new RegExp(
  `^(?:(?=\\d\\d\\.\\d\\d)${DAY}\\.${MONTH}\\.|(?:${DAY}/${MONTH}|${MONTH}/${DAY})/)\\d\\d$`,
)
const TIME_ALONE = new RegExp(`^${TIME}$`)
const ERROR =
  /^(?:#[\p{Lu}\d_]+(?:\/[\p{Lu}\d]+)?[!?]|#(?:N\/A|Н\/Д|Н\/Д!|GETTING_DATA)(?: .*)?|(?:err|error|ошибка):?\s?\d{3})$/iu
const TRUE = /^(?:true|истина)$/i
const FALSE = /^(?:false|ложь)$/i
// Excel writes «1,23E+11» and «1E+11», programs «1.23e11»; a bare «12E10» is a number of a part.
const SCIENTIFIC = /^-?\d(?:[.,]\d+[EЕ][+-]?|[EЕ]\+)\d{1,3}$|^-?\dE-\d\d$/i

/** A date or a time of day as a spreadsheet prints it. */
export function isDateText(cleaned: string): boolean {
  return DATES.test(cleaned) || SHORT_DATE.test(cleaned) || TIME_ALONE.test(cleaned)
}

/** `#N/A`, `#ССЫЛКА!`, LibreOffice's `Err:502`. */
export function isErrorText(cleaned: string): boolean {
  return ERROR.test(cleaned)
}

/** The value of a cell of the type «yes or no». */
export function readBoolean(cleaned: string): boolean | undefined {
  if (TRUE.test(cleaned)) return true
  return FALSE.test(cleaned) ? false : undefined
}

/** The damage that a spreadsheet did to a typed value, in words for the report; undefined for a sound cell. */
export function readMangled(cleaned: string): string | undefined {
  if (isErrorText(cleaned)) return 'в ячейке ошибка таблицы'
  if (readBoolean(cleaned) !== undefined) return 'в ячейке логическое значение'
  if (isDateText(cleaned)) return 'в ячейке дата'
  return SCIENTIFIC.test(cleaned) ? 'вместо цифр записано число с «E+»' : undefined
}
