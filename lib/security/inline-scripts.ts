import { createHash } from 'node:crypto'

const SCRIPT = /<script(\s[^>]*)?>([\s\S]*?)<\/script/gi
const SOURCE = /\ssrc\s*=/i
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
const RUN_BY_BROWSERS = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap'])

/** CSP sources (`'sha256-…'`) of the scripts that stand in the markup itself; data blocks such as JSON-LD are not run. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (SOURCE.test(attributes) || !RUN_BY_BROWSERS.has(typeOf(attributes)) || text === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

function typeOf(attributes: string): string {
  const match = TYPE.exec(attributes)
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim().toLowerCase()
}
