import type * as z from 'zod'
import type { Findings } from '@/gateway/services/site-content/findings'
import { readYaml } from '@/gateway/services/site-content/read-yaml'
import { toHtml } from '@/gateway/services/site-content/to-html'

export type SourceFile = { path: string; text: string }

export type ContentDocument<Head> = { file: string; code: string; head: Head; html: string | null }

const FENCE = '---'
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads a text with its facts above it, between two lines of `---`. The file's name is its code. */
export function readDocument<Head>(
  { path, text }: SourceFile,
  schema: z.ZodType<Head>,
  findings: Findings,
): ContentDocument<Head> | undefined {
  const { problems } = findings
  const code = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '')
  if (!CODE.test(code))
    problems.push({ file: path, line: 1, message: 'Имя файла: строчные латинские буквы, цифры и дефисы' })
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines[0]?.trim() === FENCE ? lines.findIndex((line, at) => at > 0 && line.trim() === FENCE) : -1
  if (end === -1) {
    problems.push({ file: path, line: 1, message: 'В начале файла нужны сведения между строками «---»' })
    return undefined
  }
  const yaml = lines.slice(1, end).join('\n')
  const head = readYaml({ file: path, text: yaml, line: 2 }, schema, findings)
  const body = lines.slice(end + 1).join('\n')
  const html = toHtml({ file: path, text: body, line: end + 2 }, findings)
  return head && { file: path, code, head, html: html || null }
}
