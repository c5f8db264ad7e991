import { LATIN_OF } from '@/gateway/core/text/cyrillic-letters'

/** Latin code of a title: `Передняя ось` → `perednyaya-os`, `5W-30` → `5w-30`. */
export function toCode(title: string) {
  return title
    .toLowerCase()
    .replace(/[а-яё]/g, (letter) => LATIN_OF[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('+', ' plus ')
    .replace(/(\d)[.,](?=\d)/g, '$1-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
}
