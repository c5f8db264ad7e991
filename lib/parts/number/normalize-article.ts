/** Form of a brand or article for addresses only: lower case, without `#`, `/` as `-`. Compare by `matchKey` instead. */
export function normalizeArticle(article: string): string {
  return article.toLowerCase().replace(/#/g, '').replace(/\//g, '-')
}
