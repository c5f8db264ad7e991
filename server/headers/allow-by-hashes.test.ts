import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { allowByHashes } from './allow-by-hashes'

const POLICY = 'content-security-policy'

function policyOf(
  body: string,
  policy = "default-src 'self'; script-src 'self' 'nonce-abc'; img-src 'self'",
) {
  return allowByHashes({ headers: { [POLICY]: policy }, body: Buffer.from(body) }).headers[POLICY]
}

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('a page’s own inline scripts are allowed by what they are, and its nonce no longer', () => {
  const page =
    '<head><script nonce="abc">один()</script></head>' +
    '<script id="x" nonce="abc">two(1 > 0)</script><script nonce="abc">один()</script>'
  expect(policyOf(page)).toBe(
    `default-src 'self'; script-src 'self' ${sourceOf('один()')} ${sourceOf('two(1 > 0)')}; img-src 'self'`,
  )
})

test.each([
  '<script>injected()</script>',
  '<script nonce="other">injected()</script>',
  '<script nonce="abc" src="/_next/static/a.js" async=""></script>',
  '<script type="text/waiting" data-src="/_next/static/a.js" nonce="abc"></script>',
  '<script type="application/ld+json">{}</script>',
  '<script nonce="abc">cut off',
])('%s adds nothing to the policy', (page) => {
  expect(policyOf(page)).toBe("default-src 'self'; script-src 'self' ; img-src 'self'")
})

test('two renderings of a page are the same bytes under the same policy', () => {
  const render = (nonce: string) =>
    allowByHashes({
      headers: { [POLICY]: `script-src 'self' 'nonce-${nonce}'` },
      body: Buffer.from(
        `<script nonce="${nonce}">push("{\\"nonce\\":\\"${nonce}\\"}")</script><i>Да</i><script src="/a.js" nonce="${nonce}">`,
      ),
    })
  const page = render('first-1')
  expect(render('second_22')).toEqual(page)
  expect(page.body.toString()).toBe(
    '<script nonce="">push("{\\"nonce\\":\\"\\"}")</script><i>Да</i><script src="/a.js" nonce="">',
  )
  expect(page.headers[POLICY]).toBe(`script-src 'self' ${sourceOf('push("{\\"nonce\\":\\"\\"}")')}`)
})

test('a policy without a nonce stays as it is', () => {
  expect(policyOf('<script>a()</script>', "script-src 'self'")).toBe("script-src 'self'")
})
