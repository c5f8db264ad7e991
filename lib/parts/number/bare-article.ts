const TRADE_MARKS = /[®™©℠]|\((?:r|tm|c)\)/gi
const INVISIBLE = /\p{Cf}/gu
const BEFORE = /^[^\p{L}\p{N}]+/u
/** From the beginning of a row alone: from each of its signs a long one would be read anew. */
const AFTER = /(?<=[\p{L}\p{N}+])[^\p{L}\p{N}+]+$/u
const SIGNS = /[^\p{L}\p{N}\p{Pd}\u2212+./,'"]+/gu

/** Words that stand before a number and begin none. */
const LABEL =
  /^(?:арт(?:икул[а-я]*)?|art(?:icle|ikel)?|кат(?:\.|[а-я]+)?\s*(?:номер|ном|№)|номер(?:\s+(?:детали|запчасти|по\s+каталогу))?|ориг(?:\.|[а-я]+)?\s*номер|part\s*(?:number|num|no)|sku|oem|оем|оэм|[pп][/\\][nн])[^\p{L}\p{N}]+/iu
/** Short ones, which begin numbers too («OE 640»): a colon, a stop or a № marks them. */
const SHORT_LABEL = /^(?:oe|ое|pn|no|nr|n|ref|mpn|код|ном|дет(?:аль)?)\s*[:.#№]+\s*/iu

/**
 * A part number without what is copied along with it: «(OC 90)», «арт. OC90», «OC 90™», «№OC90;» are `OC 90` or `OC90`. It is looked
 * up after the text itself, because a maker may print a bracket.
 */
export function bareArticle(text: string): string {
  // The compatibility form of № is «No», which is no sign any more.
  const line = text.replace(TRADE_MARKS, '').replace(/№/g, '#').normalize('NFKC').replace(INVISIBLE, '')
  const number = line.replace(BEFORE, '').replace(LABEL, '').replace(SHORT_LABEL, '').replace(BEFORE, '')
  return number.replace(SIGNS, ' ').replace(AFTER, '')
}
