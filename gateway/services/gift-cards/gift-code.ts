import { randomInt } from 'node:crypto'
import { hashSecret } from '@/gateway/core/secrets'

/** Letters and figures that are not taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** 80 bits: ten tries in ten minutes cannot find one. */
const LENGTH = 16
const GROUP = 4

/** A new code, as people read it. */
export function createGiftCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return signs.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** Cyrillic letters that look like those of a code: typed without changing the layout. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** People type codes with dashes, spaces and in any case. */
export function normalizeGiftCode(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
}

export function hashGiftCode(text: string): string {
  return hashSecret(`gift:${normalizeGiftCode(text)}`)
}

export function lastFourOf(code: string): string {
  return normalizeGiftCode(code).slice(-GROUP)
}
