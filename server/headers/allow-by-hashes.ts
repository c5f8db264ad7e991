import { createHash } from 'node:crypto'
import type { WholeResponse } from '../forward/upstream.ts'

const POLICY = 'content-security-policy'
const NONCE_SOURCE = /'nonce-([\w-]+)'/
const OPENING = Buffer.from('<script')
const TAG_END = Buffer.from('>')
const CLOSING = Buffer.from('</script>')

/**
 * Lets a page that is stored for everyone run its inline scripts by their hashes. Its nonce can be read by anyone for as long as the page
 * is stored, so the policy no longer accepts it and the page no longer has it: the same page has the same bytes on every machine.
 */
export function allowByHashes<Page extends Pick<WholeResponse, 'headers' | 'body'>>(page: Page): Page {
  const policy = page.headers[POLICY]
  const [source, nonce] = (typeof policy === 'string' && NONCE_SOURCE.exec(policy)) || []
  if (typeof policy !== 'string' || source === undefined || nonce === undefined) return page
  const hashes = new Set(inlineScripts(page.body, nonce).map((script) => hashSource(without(script, nonce))))
  return {
    ...page,
    headers: { ...page.headers, [POLICY]: policy.replace(source, [...hashes].join(' ')) },
    body: without(page.body, nonce),
  }
}

/** Works on bytes: V8 collects texts of a page's size only with its whole heap. */
function without(page: Buffer, nonce: string): Buffer {
  const pieces: Buffer[] = []
  let at = 0
  for (let next = page.indexOf(nonce); next >= 0; next = page.indexOf(nonce, at)) {
    pieces.push(page.subarray(at, next))
    at = next + nonce.length
  }
  return Buffer.concat([...pieces, page.subarray(at)])
}

function hashSource(script: Buffer): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Contents of the scripts that the nonce allows and that have no file. */
function inlineScripts(page: Buffer, nonce: string): Buffer[] {
  const scripts: Buffer[] = []
  let start = page.indexOf(OPENING)
  while (start >= 0) {
    const tagEnd = page.indexOf(TAG_END, start)
    const end = tagEnd < 0 ? -1 : page.indexOf(CLOSING, tagEnd)
    if (end < 0) break
    const tag = page.toString('latin1', start, tagEnd)
    if (tag.includes(` nonce="${nonce}"`) && !tag.includes('src="'))
      scripts.push(page.subarray(tagEnd + 1, end))
    start = page.indexOf(OPENING, end)
  }
  return scripts
}
