import { expect, it } from 'vitest'
import { htmlToText, sanitizeHtml } from './sanitize'

it.each([
  ['<p>Масло <b>5W-30</b></p>', '<p>Масло <b>5W-30</b></p>'],
  ['<p onclick="x()" style="color:red">a</p><script>alert(1)</script>', '<p>a</p>'],
  ['<h1>Заголовок</h1>', '<h2>Заголовок</h2>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  [
    '<a href="https://a.example" target="_blank">a</a>',
    '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
  ],
  ['<img src="/gw/a.webp" onerror="x()">', '<img alt="" src="/gw/a.webp" loading="lazy" />'],
  ['<iframe src="https://a.example"></iframe>', null],
  ['  ', null],
  [null, null],
])('%s becomes %s', (html, expected) => {
  expect(sanitizeHtml(html)).toBe(expected)
})

it.each([
  ['<p>Шины &amp; <b>диски</b></p><script>x()</script>', 'Шины & диски'],
  ['<p></p>', null],
  [null, null],
])('%s says %s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})
