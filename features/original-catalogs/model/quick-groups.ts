export type QuickGroup = { code: string; title: string; part: RegExp }

/** What is replaced most, by words in the names of the parts. */
export const QUICK_GROUPS: readonly QuickGroup[] = [
  { code: 'pads', title: 'Колодки', part: /колод(?:к|ок)/i },
  { code: 'discs', title: 'Тормозные диски', part: /диск\S* тормоз|тормозн\S* диск/i },
  {
    code: 'oil-filter',
    title: 'Масляный фильтр',
    part: /фильтр\S* (?:масл|очистки масла)|маслян\S* фильтр/i,
  },
  {
    code: 'air-filter',
    title: 'Воздушный фильтр',
    part: /фильтр\S* воздуш|воздушн\S* фильтр|элемент\S* воздуш/i,
  },
  { code: 'cabin-filter', title: 'Салонный фильтр', part: /фильтр\S* (?:салон|кондицион)|салонн\S* фильтр/i },
  { code: 'plugs', title: 'Свечи', part: /свеч/i },
  { code: 'belts', title: 'Ремни', part: /рем(?:ень|ни)/i },
  { code: 'shocks', title: 'Амортизаторы', part: /амортизатор(?!\S)/i },
  { code: 'arms', title: 'Рычаги и опоры', part: /рычаг|шаров/i },
  { code: 'bearings', title: 'Подшипники ступицы', part: /(?:подшипник|ступиц)/i },
  { code: 'clutch', title: 'Сцепление', part: /сцеплен/i },
  { code: 'lamps', title: 'Лампы', part: /ламп/i },
]

export function quickGroupOf(code: string): QuickGroup | undefined {
  return QUICK_GROUPS.find((group) => group.code === code)
}

/** Whether a name holds each of the words, however they end. */
export function hasWords(title: string, words: string): boolean {
  const text = title.toLowerCase()
  const stems = words
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(stemOf)
  return stems.length > 0 && stems.every((stem) => text.includes(stem))
}

const LONGEST_ENDING = 2
const SHORTEST_STEM = 4

/** Russian words differ in their last letters: «колодки» and «колодка» are one. */
function stemOf(word: string): string {
  return /^[а-яё]+$/.test(word) ? word.slice(0, Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING)) : word
}
