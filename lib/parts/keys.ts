const BRAND_NOISE = /[#/]/g
const ARTICLE_NOISE = /[\p{Pd}\u00ad\u2212.,'"`´«»‹›‘’‚‛“”„‟′″/\\\s\u200b]/gu

/** Key under which two spellings of one brand compare equal: lower case, without `#` and `/`. */
export function brandKey(brand: string): string {
  return brand.toLowerCase().replace(BRAND_NOISE, '')
}

/** Key under which two spellings of one part number compare equal: lower case, without separators and quotes. */
export function articleKey(article: string): string {
  return article.toLowerCase().replace(ARTICLE_NOISE, '')
}

/** `articleKey` with O and Q read as 0 and I as 1, so that a look-up finds either spelling. */
export function foldedArticleKey(article: string): string {
  return articleKey(article).replace(/[oq]/g, '0').replace(/i/g, '1')
}

/** Identity of a product: brand plus article. Neither key can hold `/`, so two different pairs never meet. */
export function matchKey(brand: string, article: string): string {
  return `${brandKey(brand)}/${articleKey(article)}`
}
