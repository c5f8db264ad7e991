const LONG_WORD = /[а-яё]{12,}/gi
const SYLLABLE = /([а-яё]{2}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя][а-яё])/gi

/**
 * Marks with soft hyphens where the longest words may part: browsers have no Russian dictionary of hyphens, and a narrow tile
 * would break them anywhere.
 */
export function hyphenateLong(text: string): string {
  return text.replace(LONG_WORD, (word) => word.replace(SYLLABLE, '$1\u00ad'))
}
