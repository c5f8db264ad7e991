import { marked, type Token, type Tokens } from 'marked'
import type { Findings } from '@/gateway/services/site-content/findings'
import type { ReferenceKind } from '@/gateway/services/site-content/references'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { isMediaPath } from '@/lib/parts/media-path'

type Source = { file: string; text: string; line: number }

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/
const WITHIN = /^#./
/** Texts stand at addresses of the shop, they are no files of it. */
const OF_FOLDER = /^[^.](?!.*\.(?:md|html?)$).*\.[a-z0-9]+$/i

/**
 * HTML of a text in Markdown. There is no HTML in it but what the marks make, so nothing can come in; what a text may not contain is
 * reported with its line, and what it leads to is noted.
 */
export function toHtml({ file, text, line: firstLine }: Source, { problems, references }: Findings): string {
  const tokens = marked.lexer(text)
  let line = firstLine
  for (const token of tokens) {
    const lineOf = (part: string) => line + linesBefore(token.raw, part)
    check(token, {
      notify: (part, message) => problems.push({ file, line: lineOf(part), message }),
      refer: (part, to, value) => references.push({ file, line: lineOf(part), field: '', to, value }),
    })
    line += linesIn(token.raw)
  }
  return marked.parser(tokens).trim()
}

type Notes = {
  notify: (raw: string, message: string) => void
  refer: (raw: string, to: ReferenceKind, value: string) => void
}

function check(token: Token, notes: Notes): void {
  const { notify } = notes
  if (token.type === 'html')
    notify(token.raw, `HTML в тексте не допускается: ${token.raw.trim().slice(0, 40)}`)
  if (token.type === 'heading' && (token as Tokens.Heading).depth === 1)
    notify(token.raw, 'Заголовок страницы стоит в title, в тексте начинайте с «##»')
  if (token.type === 'link' || token.type === 'image') settleLink(token as Tokens.Link, notes)
  for (const child of childrenOf(token)) check(child, notes)
}

/** A link into the folder's own files leads to where the shop serves them. */
function settleLink(token: Tokens.Link | Tokens.Image, { notify, refer }: Notes): void {
  const { href, raw } = token
  if (WITHIN.test(href)) return
  if (ADDRESS.test(href)) return refer(raw, 'address', href)
  if (!OF_FOLDER.test(href) || !isMediaPath(href)) return notify(raw, `Ссылка никуда не ведёт: ${href}`)
  refer(raw, 'file', href)
  token.href = `${GATEWAY_BASE_PATH}/media/file/${href}`
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
