const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
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
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Latin code of a title: `Передняя ось` → `perednyaya-os`, `5W-30` → `5w-30`. */
export function toCode(title: string) {
  return title
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('+', ' plus ')
    .replace(/(\d)[.,](?=\d)/g, '$1-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
