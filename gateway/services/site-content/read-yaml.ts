import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod'
import { sayKind, yamlWords } from '@/gateway/core/text/yaml-words'
import type { Findings } from '@/gateway/services/site-content/findings'
import { findReferences } from '@/gateway/services/site-content/references'

type Source = {
  file: string
  text: string
  /** On which line of the file the text begins. */
  line?: number
}

/** Reads YAML by a schema, and notes what it names; undefined after it has reported the problems with their lines. */
export function readYaml<T>(
  { file, text, line: firstLine = 1 }: Source,
  schema: z.ZodType<T>,
  { problems, references }: Findings,
): T | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => firstLine + lines.linePos(offset).line - 1
  const flaws = [...document.errors, ...document.warnings]
  if (flaws.length > 0) {
    for (const flaw of flaws)
      problems.push({ file, line: lineAt(flaw.pos[0]), message: `YAML не разобран: ${yamlWords(flaw)}` })
    return undefined
  }
  // The line of the value itself, or of the nearest that holds it.
  const lineOf = (path: readonly PropertyKey[]) =>
    lineAt(nearest(path, (part) => offsetOf(document.getIn(part, true))) ?? 0)
  const parsed = schema.safeParse(document.toJS() ?? {}, { error: sayKind })
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      problems.push({ file, line: lineOf(issue.path), message: wordsOf(issue) })
    return undefined
  }
  for (const { path, ...named } of findReferences(schema, parsed.data))
    references.push({ file, line: lineOf(path), field: path.join('.'), ...named })
  return parsed.data
}

function nearest<T>(path: readonly PropertyKey[], find: (path: PropertyKey[]) => T | undefined) {
  for (let length = path.length; length > 0; length -= 1) {
    const found = find(path.slice(0, length))
    if (found !== undefined) return found
  }
  return undefined
}

function offsetOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined
  return Array.isArray(node.range) ? Number(node.range[0]) : undefined
}

function wordsOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.')
  return place === '' ? issue.message : `${place}: ${issue.message}`
}
