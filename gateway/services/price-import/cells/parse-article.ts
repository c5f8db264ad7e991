import { articleKey } from '@/lib/parts/keys'
import { refused, taken, type CellResult } from './cell-result'
import { cleanText } from './clean-text'
import { readMangled } from './mangled-cell'
import { straighten } from '@/gateway/services/brand-dictionary/look-alikes'

const MAX_ARTICLE_CHARS = 64

const TEXT_FORMULA = /^="(.*)"$/
/** A spreadsheet keeps 15 digits and makes the rest zeros; part numbers that long are not known. */
const LONG_NUMBER = /^[1-9]\d{15,}$/
/** A program's number with a fraction, «155093.0»; makers that print zeros print two or more, or shorter numbers. */
const FLOAT = /^\d{5,}[.,]0$/
const NO_ARTICLE =
  /^(?:нет|нет артикула|без артикула|отсутствует|не указан|б\/[нау]|n\/a|null|\(null\)|none|nan|undefined|nil)$/i

/** The maker's number as printed, zeros and all. Undoes what spreadsheets add to keep a text. */
export function parseArticle(text: string): CellResult<string> {
  const cleaned = cleanText(text)
  const unwrapped = (TEXT_FORMULA.exec(cleaned)?.[1] ?? cleaned).replace(/^['’`]+/, '').trim()
  if (unwrapped === '' || NO_ARTICLE.test(unwrapped)) return refused('нет артикула')
  const mangled = readMangled(unwrapped)
  if (mangled !== undefined) return refused(`артикул испорчен: ${mangled}`)
  if (LONG_NUMBER.test(unwrapped))
    return refused('артикул испорчен: в числе больше 15 цифр, таблица хранит только первые 15')
  if (FLOAT.test(unwrapped)) return refused('артикул испорчен: к числу дописано «.0»')
  const article = straighten(unwrapped)
  if (article.length > MAX_ARTICLE_CHARS) return refused(`артикул длиннее ${MAX_ARTICLE_CHARS} знаков`)
  if (!/[\p{L}\p{N}]/u.test(articleKey(article))) return refused('нет артикула')
  return taken(article)
}
