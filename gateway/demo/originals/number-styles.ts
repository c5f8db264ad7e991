import type { Assembly } from '@/gateway/demo/originals/read-assemblies'
import { hashText } from '@/gateway/demo/products/random'

/** How a maker writes numbers: of a part of a model, and of a standard fastener. */
export type NumberStyle = {
  part: (codes: Assembly['numberCodes'], sign: string, place: string) => string
  standard: (place: string) => string
}

const LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ'

function digits(place: string, count: number): string {
  return String(hashText(place) % 10 ** count).padStart(count, '0')
}

function letter(place: string): string {
  return LETTERS[hashText(`${place}/letter`) % LETTERS.length] ?? 'A'
}

const TOYOTA: NumberStyle = {
  part: ({ toyota }, sign, place) => `${toyota}${digits(`${place}/group`, 3)}-${sign}${digits(place, 2)}0`,
  standard: (place) => `90${digits(`${place}/group`, 3)}-${digits(place, 5)}`,
}
const KOREAN: NumberStyle = {
  part: ({ korean }, sign, place) => `${korean}${digits(`${place}/group`, 3)}-${sign}${digits(place, 2)}0`,
  standard: (place) => `1${digits(`${place}/group`, 4)}-${digits(place, 5)}K`,
}
const NISSAN: NumberStyle = {
  part: ({ nissan }, sign, place) =>
    `${nissan}${digits(`${place}/group`, 3)}-${sign}${digits(place, 2)}${letter(place)}`,
  standard: (place) => `0${digits(`${place}/group`, 4)}-${digits(place, 5)}`,
}
const VAG: NumberStyle = {
  part: ({ vag }, sign, place) => `${sign} ${vag} ${digits(place, 3)} ${letter(place)}`,
  standard: (place) => `N 1${digits(`${place}/group`, 2)} ${digits(place, 3)} 0${digits(`${place}/end`, 1)}`,
}
const LADA: NumberStyle = {
  part: ({ ost }, sign, place) =>
    sign === '8450'
      ? `8450${digits(place, 6)}`
      : `${sign}0-${ost}${digits(`${place}/group`, 3)}-${digits(place, 2)}`,
  standard: (place) => `1-${digits(`${place}/group`, 5)}-${digits(place, 2)}`,
}
/** Ten figures after those of the model: the makers' own numbers name no group either. */
const FIGURES: NumberStyle = {
  part: (_, sign, place) => `${sign}${digits(place, 6)}`,
  standard: (place) => `77${digits(`${place}/group`, 2)}${digits(place, 6)}`,
}
const HAVAL: NumberStyle = {
  part: ({ ost }, sign, place) =>
    `${ost}${digits(`${place}/group`, 3)}${sign}${digits(place, 2)}${letter(place)}`,
  standard: (place) => `Q${digits(`${place}/group`, 3)}B${digits(place, 4)}`,
}

export const NUMBER_STYLES: Readonly<Record<string, NumberStyle>> = {
  LADA,
  HYUNDAI: KOREAN,
  KIA: KOREAN,
  TOYOTA,
  NISSAN,
  VW: VAG,
  SKODA: VAG,
  HAVAL,
  RENAULT: FIGURES,
  MITSUBISHI: FIGURES,
}
