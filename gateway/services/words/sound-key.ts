const SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
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
