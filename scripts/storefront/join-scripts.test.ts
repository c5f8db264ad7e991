import { expect, test } from 'vitest'
import { joinScripts } from './join-scripts'

test.each([
  ['<script>a()</script><script>b()</script>', '<script>a();b()</script>'],
  ['<script>a();</script><script>b()</script><script>c()</script><p>', '<script>a();b();c()</script><p>'],
  ['<script>a()</script><p><script>b()</script>', '<script>a()</script><p><script>b()</script>'],
  ['<script src="/a.js"></script><script>b()</script>', '<script src="/a.js"></script><script>b()</script>'],
  [
    '<script type="application/ld+json">{}</script><script>b()</script><script>c()</script>',
    '<script type="application/ld+json">{}</script><script>b();c()</script>',
  ],
  ['<script>x="<script>"</script><script>b()</script>', '<script>x="<script>";b()</script>'],
  [
    String.raw`<script>self.__next_f.push([1,"a\"])"])</script><script>self.__next_f.push([1,"b"])</script>`,
    String.raw`<script>self.__next_f.push([1,"a\"])b"])</script>`,
  ],
  ['', ''],
])('%s becomes %s', (html, expected) => {
  expect(joinScripts(html)).toBe(expected)
})
