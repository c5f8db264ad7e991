export const VIN_LENGTH = 17

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** In upper case, with Cyrillic look-alikes as Latin letters; nothing is dropped. */
export function toLatinVin(text: string): string {
  return text.toUpperCase().replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
}

/** Text of the VIN field: upper case, Cyrillic look-alikes as Latin, no I, O or Q, at most 17 characters. */
export function toVinInput(text: string): string {
  return text
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? '')
    .replace(/[^0-9A-HJ-NPR-Z]/g, '')
    .slice(0, VIN_LENGTH)
}

/** Seventeen allowed characters in either case. The check digit is not verified: European makers do not follow it. */
export function isVin(value: string): boolean {
  return /^[0-9A-HJ-NPR-Z]{17}$/i.test(value)
}

/** Whether two names of cars are the same, without regard to case. */
export function isSameVin(left: string, right: string): boolean {
  return left.toUpperCase() === right.toUpperCase()
}
