import { BRAKE_FLUID, COOLANT, VISCOSITY } from '@/gateway/services/words/sizes/families'
import { END, form, NUMBER, plain, START, type Pattern } from '@/gateway/services/words/sizes/pattern'

function viscosity([, cold = '', hot = '']: readonly string[]) {
  const isGear = Number(cold) >= 70
  return isGear === Number(hot) >= 75 ? [[`${cold}w${hot}`]] : undefined
}

function product([, thread = '', first = '', second = '']: readonly string[]) {
  return [[`${thread === '' ? '' : 'm'}${plain(first)}x${plain(second)}`]]
}

const amount =
  (unit: string, factor = 1) =>
  ([, number = '']: readonly string[]) => [[`${Math.round(Number(number) * factor * 1000) / 1000}${unit}`]]

const unit = (words: string) => form(String.raw`${START}${NUMBER}\s?(?:${words})${END}`)
const gluedUnit = (words: string) => form(String.raw`${START}${NUMBER}(?:${words})${END}`)

/** Grades of oils and fluids, then amounts of anything. */
export const OTHER_PATTERNS: readonly Pattern[] = [
  {
    form: form(String.raw`(?<![\d.])(0|5|10|15|20|25|70|75|80|85)\s?[wвvш]\s?-?\s?(\d{2,3})(?![\d.a-zа-я])`),
    read: viscosity,
    family: VISCOSITY,
    isSure: true,
  },
  {
    form: form(
      String.raw`(?<![\d.a-zа-я-])(0|5|10|15|20|75|80|85)[-/ ](16|20|30|40|50|60|80|85|90|140)(?![\d.a-zа-я/])`,
    ),
    read: viscosity,
    family: VISCOSITY,
  },
  {
    form: form(
      String.raw`(?<![\d.a-zа-я])([mм])?(\d{1,2}(?:\.\d+)?)\s?[xх*]\s?(\d{1,3}(?:\.\d+)?)(?![\da-zа-я])`,
    ),
    read: product,
  },
  {
    form: form(String.raw`(?:dot|дот)[ -]?(\d(?:\.\d)?)`),
    read: ([, grade = '']) => [[`dot${grade}`]],
    family: BRAKE_FLUID,
    isSure: true,
  },
  {
    form: form(String.raw`(?<!\p{L})g\s?-?(1\d)(\+{1,2})(?!\+)`),
    read: ([, grade = '']) => [[`g${grade}`]],
    printed: ([, grade = '', pluses = '']) => `g${grade}${pluses}`,
    family: COOLANT,
    isSure: true,
  },
  { form: unit('мл|ml|миллилитр[а-я]*'), read: amount('л', 0.001) },
  { form: unit('л|l|литр[а-я]*'), read: amount('л') },
  { form: unit('мм|mm|миллиметр[а-я]*'), read: amount('мм') },
  { form: unit('см|cm|сантиметр[а-я]*'), read: amount('мм', 10) },
  { form: unit('кг|kg|килограмм[а-я]*'), read: amount('г', 1000) },
  { form: unit('гр|г|грамм[а-я]*'), read: amount('г') },
  { form: unit('вт|ватт[а-я]*'), read: amount('вт') },
  { form: gluedUnit('w'), read: amount('вт') },
  { form: gluedUnit('в|v|вольт[а-я]*'), read: amount('в') },
  { form: unit('вольт[а-я]*'), read: amount('в') },
  { form: unit('тонн[а-я]*|т'), read: amount('т') },
  { form: unit('атм[а-я]*'), read: amount('атм') },
  { form: unit('дюйм[а-я]*|д|"'), read: amount('д') },
  { form: gluedUnit('k|к'), read: amount('k') },
]
