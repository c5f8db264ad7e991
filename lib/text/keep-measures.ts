const MEASURES = /(\d) (?=(?:[мк]?[лгм]|см|т|шт|А(?:·ч)?|Вт?|л\.с\.|%|₽)(?![\p{L}\d]))/gu
const GRADES = /(\d\p{Lu}?-)(?=\d)/gu

/** A text in which no line breaks between a number and its unit. */
export function keepMeasures(text: string): string {
  return text.replace(MEASURES, '$1\u00a0')
}

/** As above, and not within a grade («5W-30») either: for texts of links, which hold no elements. */
export function keepMeasuresAndGrades(text: string): string {
  return keepMeasures(text).replace(GRADES, '$1\u2060')
}
