import { marked, type Token, type Tokens } from 'marked'
import type { ContentProblem } from '@/gateway/services/site-content/content-error'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'

type Source = { file: string; text: string; line: number }

const EXTERNAL = /^(?:https?:\/\/|mailto:|tel:)/
const INTERNAL = /^(?:\/(?![/\\])|#)/
const OF_FOLDER = /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u

/**
 * HTML of a text in Markdown. There is no HTML in it but what the marks make, so nothing can come in; what a text may not hold is
 * told with its line.
 */
export function toHtml({ file, text, line: firstLine }: Source, problems: ContentProblem[]): string {
  const tokens = marked.lexer(text)
  let line = firstLine
  for (const token of tokens) {
    check(token, (at, message) => problems.push({ file, line: line + linesBefore(token.raw, at), message }))
    line += linesIn(token.raw)
  }
  return marked.parser(tokens).trim()
}

type Tell = (raw: string, message: string) => void

function check(token: Token, tell: Tell): void {
  if (token.type === 'html') tell(token.raw, `HTML в тексте не допускается: ${token.raw.trim().slice(0, 40)}`)
  if (token.type === 'heading' && (token as Tokens.Heading).depth === 1)
    tell(token.raw, 'Заголовок страницы стоит в title, в тексте начинайте с «##»')
  if (token.type === 'link' || token.type === 'image') settleLink(token as Tokens.Link, tell)
  for (const child of childrenOf(token)) check(child, tell)
}

/** A link into the folder's own files leads to where the shop serves them. */
function settleLink(token: Tokens.Link | Tokens.Image, tell: Tell): void {
  if (EXTERNAL.test(token.href) || INTERNAL.test(token.href)) return
  if (OF_FOLDER.test(token.href) && !token.href.includes('..'))
    token.href = `${GATEWAY_BASE_PATH}/media/file/${token.href}`
  else tell(token.raw, `Ссылка никуда не ведёт: ${token.href}`)
}

function childrenOf(token: Token): Token[] {
  if (token.type === 'list') return (token as Tokens.List).items
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [...header, ...rows.flat()].flatMap(({ tokens }) => tokens)
  }
  return 'tokens' in token ? (token.tokens ?? []) : []
}

function linesBefore(whole: string, part: string): number {
  return linesIn(whole.slice(0, Math.max(0, whole.indexOf(part))))
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
