const MEASURES = /(\d) (?=(?:[мк]?[лгм]|см|т|шт|А(?:·ч)?|Вт?|л\.с\.|%|₽)(?![\p{L}\d]))/gu

/** A text in which no line breaks between a number and its unit. */
export function keepMeasures(text: string): string {
  return text.replace(MEASURES, '$1\u00a0')
}
