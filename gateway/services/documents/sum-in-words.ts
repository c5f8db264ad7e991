import { convert } from 'number-to-words-ru'

const KOPECKS = 100

/** «Одна тысяча двести тридцать четыре рубля 50 копеек» for kopecks. */
export function sumInWords(kopecks: number): string {
  return convert((kopecks / KOPECKS).toFixed(2), { currency: 'rub' })
}
