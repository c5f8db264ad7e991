// Its `main` is a CommonJS file whose names Node cannot see from outside.
import { convert } from 'number-to-words-ru/dist/index.js'

const KOPECKS = 100

/** «Одна тысяча двести тридцать четыре рубля 50 копеек» for kopecks. */
export function sumInWords(kopecks: number): string {
  return convert((kopecks / KOPECKS).toFixed(2), { currency: 'rub' })
}
