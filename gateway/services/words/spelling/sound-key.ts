import { LATIN_OF } from '@/gateway/core/text/cyrillic-letters'

/** As they are heard, which is not always as they are written. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...LATIN_OF,
  ж: 'j',
  й: 'i',
  ц: 'ts',
  щ: 'sh',
  ы: 'i',
  ю: 'u',
  я: 'a',
}

/** Under which a Latin name and what Russians hear of it compare equal: «хаккапелита» and `hakkapeliitta`. */
export function soundKey(word: string): string {
  let latin = ''
  for (const letter of word.toLowerCase().replaceAll('ё', 'е')) latin += SOUNDS[letter] ?? letter
  return latin
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('ph', 'f')
    .replaceAll('cht', 'ht')
    .replaceAll('ck', 'k')
    .replaceAll('sch', 'sh')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('q', 'k')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i')
    .replaceAll('x', 'ks')
    .replaceAll('th', 't')
    .replaceAll(/(.)\1+/g, '$1')
}
