import { expect, it } from 'vitest'
import { readPartsList } from './parts-list'

const KNOWN = new Set(['mann', 'mann filter', 'bosch', 'toyota', 'lucas trw', '3m'])
const isBrand = (name: string) => KNOWN.has(name.toLowerCase())
const named = (text: string) => {
  const { parts, unclear } = readPartsList(text, isBrand)
  return [
    ...parts.map(({ brand, article }) => `${brand}|${article}`),
    ...unclear.map((entry) => `? ${entry}`),
  ]
}

it.each([
  ['MANN W 719/30', ['MANN|W 719/30']],
  ['MANN W719/30; BOSCH 0 451 103 316', ['MANN|W719/30', 'BOSCH|0 451 103 316']],
  ['MANN W719/30, BOSCH 0451103316', ['MANN|W719/30', 'BOSCH|0451103316']],
  ['MANN W719/30,BOSCH 0451103316', ['MANN|W719/30', 'BOSCH|0451103316']],
  ['TOYOTA 90915-YZZD2\nBOSCH: F 026 407 077', ['TOYOTA|90915-YZZD2', 'BOSCH|F 026 407 077']],
  ['Lucas TRW GDB 3548', ['Lucas TRW|GDB 3548']],
  ['3M 50800', ['3M|50800']],
  ['Новый Бренд A-12/3', ['Новый Бренд|A-12/3']],
  ['MANN W719/30; mann W 719-30', ['mann|W 719-30']],
  ['W719/30', ['? W719/30']],
  ['0451103316', ['? 0451103316']],
  ['BOSCH', ['? BOSCH']],
  ['; ;', []],
])('%j are %j', (text, parts) => {
  expect(named(text)).toEqual(parts)
})
