import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts } from './inline-scripts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it.each([
  ['a bare script', '<script>a()</script>', ['a()']],
  ['attributes', '<script id="_R_" async="">a()</script>', ['a()']],
  ['a module', '<script type="module">a()</script>', ['a()']],
  ['an old type', "<SCRIPT type='text/javascript'>a()</SCRIPT>", ['a()']],
  ['Cyrillic and line breaks', '<script>say("да")\n\tb()</script >', ['say("да")\n\tb()']],
  ['two scripts', '<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
  ['the same script twice', '<script>a()</script><script>a()</script>', ['a()']],
  ['markup inside a script', '<script>x="<script>"</script>', ['x="<script>"']],
  ['a script with an address', '<script src="/a.js" async=""></script>', []],
  ['data', '<script type="application/ld+json">{"a":1}</script>', []],
  ['data without quotes', '<script type=application/json>{"a":1}</script>', []],
  ['an empty script', '<script></script>', []],
  ['an element of a similar name', '<scripted>a()</scripted>', []],
])('reads %s', (_name, html, scripts) => {
  expect(hashInlineScripts(html)).toEqual(scripts.map(hashOf))
})
