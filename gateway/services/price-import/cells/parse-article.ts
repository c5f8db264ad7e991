import { articleKey } from '@/lib/parts/keys'
import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'
import { straighten } from '@/gateway/services/brand-dictionary/look-alikes'

const MAX_ARTICLE_CHARS = 64

const SPOILT_BY_EXCEL = /^\d[.,]\d+E\+\d+$/i
const DATE = /^\d{2}\.\d{2}\.\d{4}$/
const TEXT_FORMULA = /^="(.*)"$/
const WHOLE_WITH_POINT = /^(\d{3,})[.,]0+$/

/** The maker's number as printed. Undoes what spreadsheets add to keep or print a number. */
export function parseArticle(text: string): CellResult<string> {
  const cleaned = cleanText(text)
  const unwrapped = (TEXT_FORMULA.exec(cleaned)?.[1] ?? cleaned).replace(/^['’`]+/, '').trim()
  const article = straighten(WHOLE_WITH_POINT.exec(unwrapped)?.[1] ?? unwrapped)
  if (article === '') return refused('нет артикула')
  if (SPOILT_BY_EXCEL.test(article)) return refused('артикул испорчен: вместо цифр записано число с «E+»')
  if (DATE.test(article)) return refused('артикул испорчен: в ячейке дата')
  if (article.length > MAX_ARTICLE_CHARS) return refused(`артикул длиннее ${MAX_ARTICLE_CHARS} знаков`)
  if (!/[\p{L}\p{N}]/u.test(articleKey(article))) return refused('нет артикула')
  return taken(article)
}
