import {
  BORE,
  DIAMETER,
  HOLES,
  INDICES,
  OFFSET,
  RIM,
  RUN_FLAT,
  STRONG,
  STUDS,
  TYRE,
} from '@/gateway/services/words/sizes/families'
import { END, form, NUMBER, plain, START, type Pattern } from '@/gateway/services/words/sizes/pattern'
import { toLatinLetters } from '@/lib/parts/number/to-latin-letters'

const INCHES = Array.from({ length: 13 }, (_, more) => 12 + more)
const HOLE_COUNTS = [3, 4, 5, 6, 8]
/** What is written without its fraction. */
const SHORT_CIRCLES: Readonly<Record<string, string>> = { 114: '114.3', 139: '139.7', 165: '165.1' }
const TYRE_WORDS = /шин|резин|покрыш|колес|скат|баллон|tyre|tire|\d{3}\/\d{2}/
const SURELY_RIM =
  /диск|лить|литы|литой|штамп|кован|wheel|rim|pcd|разболтов|сверловк|j|[eе][tт]\s?\d|вылет|[3-8]\s?[xх*/]\s?(?:9\d|1\d\d)/
const RIM_WORDS =
  /диск|лить|литы|литой|штамп|кован|wheel|rim|pcd|разболтов|сверловк|\d\s?[xх*/]\s?\d|ступиц[а-я]*\s\d{2,3}\.\d/

function tyre([, width = '', height = '', diameter = '', cargo = '']: readonly string[]) {
  const [w, h, d] = [Number(width), Number(height), Number(diameter)]
  if (w < 125 || w > 395 || w % 5 !== 0 || h < 25 || h > 85 || h % 5 !== 0 || d < 12 || d > 24)
    return undefined
  return [[`${width}/${height}r${diameter}`, ...(cargo === '' ? [] : [`r${diameter}c`])]]
}

function indices([, load = '', paired = '', speed = '']: readonly string[]) {
  const letter = toLatinLetters(speed)
  if (!/^[jklmnpqrsthvwy]$/.test(letter)) return undefined
  return paired === ''
    ? [[`${load}${letter}`]]
    : [[`${load}/${paired}${letter}`], [load, `${paired}${letter}`]]
}

/** 6.5x16, which some write the other way round. */
function rim([, first = '', second = '']: readonly string[]) {
  const [width = 0, diameter = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b)
  const isOne = width >= 3.5 && width <= 13 && width % 0.5 === 0 && diameter >= 12 && diameter <= 24
  return isOne && Number.isInteger(diameter)
    ? [[`${width}x${diameter}`], [`${diameter}x${width}`]]
    : undefined
}

function rimWidth([, width = '']: readonly string[]) {
  const inches = Number(width)
  return inches >= 3.5 && inches <= 13 ? INCHES.map((diameter) => [`${inches}x${diameter}`]) : undefined
}

function holes([, first = '', second = '']: readonly string[]) {
  const [count = 0, circle = 0] = [Number(first), Number(second)].toSorted((a, b) => a - b)
  if (!HOLE_COUNTS.includes(count) || circle < 90 || circle > 275) return undefined
  const full = SHORT_CIRCLES[String(circle)]
  return [...(full === undefined ? [] : [[`${count}x${full}`]]), [`${count}x${circle}`]]
}

function circle([, size = '']: readonly string[]) {
  const counts = HOLE_COUNTS.map((count) => holes(['', String(count), size]))
  return counts[0] && counts.flatMap((lexemes) => lexemes ?? [])
}

function bore([, size = '']: readonly string[]) {
  const millimetres = Number(size)
  return millimetres >= 50 && millimetres <= 120 ? [['dia', plain(size)], [`d${plain(size)}`]] : undefined
}

const diameter = ([, inches = '', cargo = '']: readonly string[]) => [
  [`r${inches}${cargo === '' ? '' : 'c'}`],
]
const PCD = String.raw`(?:pcd|псд|разболтовк\p{L}*|сверловк\p{L}*)`
const INCHES_TEXT = String.raw`(\d{1,2}(?:\.\d)?)`
const HUB = String.raw`(?:dia|диа|цо|ц\.о\.?|hub|ступиц\p{L}*|(?:центр\p{L}*\s)?отверсти\p{L}*|посадочн\p{L}*|(?:d|д)(?=\s?\d{2,3}\.\d))`

/** How tyres and rims are written, from the longest to the shortest. */
export const WHEEL_PATTERNS: readonly Pattern[] = [
  {
    form: form(
      String.raw`(?<!\d)(\d{3})\s?[/\\]\s?(\d{2})\s?[/\\]?\s?(?:z?[rр]f?)?\s?(\d{2})(?:\s?([cс]))?${END}`,
    ),
    read: tyre,
    family: TYRE,
    isSure: true,
  },
  {
    form: form(
      String.raw`(?<!\d)(\d{3})\s?[*xх -]\s?(\d{2})\s?[*xх -]?\s?(?:z?[rр]f?)\s?(\d{2})(?:\s?([cс]))?${END}`,
    ),
    read: tyre,
    family: TYRE,
    isSure: true,
  },
  {
    form: form(String.raw`(?<!\d)(\d{3})\s?[*xх -]\s?(\d{2})\s?[*xх -]?\s?(\d{2})(?:\s?([cс]))?${END}`),
    read: tyre,
    family: TYRE,
  },
  { form: form(String.raw`(?<!\d)(\d{3})(\d{2})r?(\d{2})([cс])?${END}`), read: tyre, family: TYRE },
  {
    form: form(String.raw`(?<![\p{L}\d./-])(\d{2,3})(?:/(\d{2,3}))?\s?(\p{L})${END}`),
    read: indices,
    family: INDICES,
    isSure: true,
    beside: /\d{3}\s?[/*xх -]\s?\d{2}/,
  },
  {
    form: form(String.raw`(?<!\p{L})xl(?!\p{L})|усилен\p{L}*|extra\s?load`),
    read: () => [['xl']],
    family: STRONG,
    isSure: true,
    beside: TYRE_WORDS,
  },
  {
    form: form(String.raw`(?<!\p{L})(?:run\s?-?\s?flat|ран\s?-?\s?фл[еэ]т|rft|rof|ssr|zps?|dsst)(?!\p{L})`),
    read: () => [['runflat']],
    family: RUN_FLAT,
    isSure: true,
    beside: TYRE_WORDS,
  },
  {
    form: form(String.raw`(?:без\s|не\s?)шип\p{L}*`),
    read: () => [['фрикцион']],
    family: STUDS,
    isSure: true,
    beside: TYRE_WORDS,
  },
  {
    form: form(String.raw`(?<!\p{L})(?:на\s)?шип\p{L}*`),
    read: () => [['шипова']],
    family: STUDS,
    isSure: true,
    beside: TYRE_WORDS,
  },
  {
    form: form(
      String.raw`(?:${PCD}[\s:]*|${START})(\d{1,3}(?:\.\d+)?)\s?(?:[xх*/-]|на|отв\p{L}*\.?(?:\sна)?)\s?(\d{1,3}(?:\.\d+)?)(?:\s?мм)?(?:\s?${PCD})?${END}`,
    ),
    read: holes,
    family: HOLES,
    isSure: true,
  },
  {
    form: form(String.raw`${PCD}[\s:]*(\d{2,3}(?:\.\d+)?)${END}`),
    read: circle,
    family: HOLES,
    isSure: true,
  },
  {
    form: form(
      String.raw`${START}j?${INCHES_TEXT}\s?j{1,2}(?:\s?[xх*/]\s?|\s?(?=[rр]))[rр]?\s?(\d{2})${END}`,
    ),
    read: rim,
    family: RIM,
    isSure: true,
  },
  {
    form: form(String.raw`${START}[jr]?${INCHES_TEXT}\s?[xх*]\s?[rр]?\s?${INCHES_TEXT}\s?j{0,2}${END}`),
    read: rim,
    family: RIM,
    isSure: true,
    beside: SURELY_RIM,
  },
  {
    form: form(String.raw`${START}${INCHES_TEXT}\s?[xх*]\s?${INCHES_TEXT}${END}`),
    read: rim,
    family: RIM,
  },
  { form: form(String.raw`${START}${INCHES_TEXT}\s?j{1,2}${END}`), read: rimWidth, family: RIM },
  {
    form: form(
      String.raw`(?<!\p{L})(?:et|ет|эт|вылет\p{L}*(?:\s+диск\p{L}*)?(?:\s*(?:et|ет))?)[\s:=.]*(-?\d{1,3})(?:\.0)?(?:\s?мм)?${END}`,
    ),
    read: ([, offset = '']) => [[`et${Math.abs(Number(offset))}`], ['et', offset]],
    family: OFFSET,
    isSure: true,
  },
  {
    form: form(String.raw`(?<!\p{L})${HUB}[\s:=-]*(?:dia|d)?\s?${NUMBER}(?:\s?мм)?${END}`),
    read: bore,
    family: BORE,
    isSure: true,
    beside: RIM_WORDS,
  },
  {
    form: form(String.raw`(?<![\p{L}\d])[rр]\s?(\d{2})\s?([cс])?${END}`),
    read: diameter,
    family: DIAMETER,
    isSure: true,
  },
  {
    form: form(String.raw`(?<!\d)(\d{2})\s?(?:-?[йи]\s)?радиус\p{L}*`),
    read: diameter,
    family: DIAMETER,
    isSure: true,
  },
  { form: form(String.raw`радиус\p{L}*\s?(\d{2})(?!\d)`), read: diameter, family: DIAMETER, isSure: true },
]
