import { CAPACITY, CASE, CURRENT, POLARITY } from '@/gateway/services/words/sizes/families'
import { END, form, NUMBER, plain, START, type Pattern } from '@/gateway/services/words/sizes/pattern'

const BATTERY = /акб|аккум|акум|аккамул|батаре|akb|battery|6\s?[сc][тt]/
const EUROPEAN = ['l0', 'l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'lb1', 'lb2', 'lb3', 'lb4', 'lb5', 'европейск']
const ASIAN = ['b19', 'b20', 'b24', 'd20', 'd23', 'd26', 'd31', 'jis', 'азиатск']
const LEAST_CURRENT = 250

const one = (lexemes: readonly string[]) => lexemes.map((lexeme) => [lexeme])
const polarity = (lexeme: string) => () => [[lexeme]]

function capacity([, hours = '']: readonly string[]) {
  return [[`${plain(hours)}ач`]]
}

function current([, amperes = '']: readonly string[]) {
  return Number(amperes) >= LEAST_CURRENT ? [[`${plain(amperes)}а`]] : undefined
}

/** How batteries are written. */
export const BATTERY_PATTERNS: readonly Pattern[] = [
  {
    form: form(String.raw`(?<!\p{L})6\s?[сc][тt]\s?-?\s?(\d{2,3})(?!\d)`),
    read: capacity,
    family: CAPACITY,
    isSure: true,
  },
  {
    form: form(String.raw`${START}(\d{3,4})\s?(?:а|a|ампер\p{L}*)(?:\s?\(?(?:en|cca)\)?)?${END}`),
    read: current,
    family: CURRENT,
    isSure: true,
    beside: BATTERY,
  },
  {
    form: form(
      String.raw`${START}${NUMBER}\s?(?:а\s?[·*/.-]?\s?[чh]|a[/.]?h|амп\p{L}*\s?[/-]?\s?час\p{L}*)${END}`,
    ),
    read: capacity,
    family: CAPACITY,
    isSure: true,
  },
  {
    form: form(String.raw`${START}${NUMBER}\s?ампер\p{L}*${END}`),
    read: capacity,
    family: CAPACITY,
    isSure: true,
    beside: BATTERY,
  },
  ...(
    [
      [
        'обратн',
        String.raw`(?<![\p{L}\d])[rп]\s?\+|(?<!\S)[-–]\s?/?\s?\+(?!\S)|полярн\p{L}*\s?0(?!\d)|обратн\p{L}*(?:\s+полярн\p{L}*)?`,
      ],
      [
        'прям',
        String.raw`(?<![\p{L}\d])[lл]\s?\+|(?<!\S)\+\s?/?\s?[-–](?!\S)|полярн\p{L}*\s?1(?!\d)|прям\p{L}*(?:\s+полярн\p{L}*)?`,
      ],
    ] as const
  ).map(([lexeme, spellings]) => ({
    form: form(spellings),
    read: polarity(lexeme),
    family: POLARITY,
    isSure: true,
    beside: BATTERY,
  })),
  {
    form: form(
      String.raw`(?<!\p{L})(?:евро(?:пейск\p{L}*)?|din)(?:\s+(?:корпус\p{L}*|клемм\p{L}*))?(?!\s?\p{L}*полярн|\p{L}|\s\d)`,
    ),
    read: () => one(EUROPEAN),
    family: CASE,
    isSure: true,
    beside: BATTERY,
  },
  {
    form: form(
      String.raw`(?<!\p{L})(?:ази[яиюе]|азиатск\p{L}*|японск\p{L}*|jis)(?:\s+(?:корпус\p{L}*|клемм\p{L}*))?(?!\p{L})`,
    ),
    read: () => one(ASIAN),
    family: CASE,
    isSure: true,
    beside: BATTERY,
  },
]
