import { expect, it } from 'vitest'
import { toDescription, toPlainText } from './to-description'

it.each([
  ['Фильтр с клапаном.\n\nСтавится снизу.', '<p>Фильтр с клапаном.</p><p>Ставится снизу.</p>'],
  ['Состав:\n- фильтр\n• прокладка', '<p>Состав:</p><ul><li>фильтр</li><li>прокладка</li></ul>'],
  ['<p>Первый</p><ul><li>раз</li><li>два</li></ul>', '<p>Первый</p><ul><li>раз</li><li>два</li></ul>'],
  ['<script>alert(1)</script>масло', '<p>alert(1) масло</p>'],
  ['3 < 5 & 7', '<p>3 &lt; 5 &amp; 7</p>'],
  ['&lt;b&gt;', '<p>&lt;b&gt;</p>'],
  ['\n \n', ''],
])('%j is %s', (text, html) => {
  expect(toDescription(text)).toBe(html)
})

it.each([
  ['<p>Состав:</p><ul><li>фильтр</li><li>прокладка</li></ul>', 'Состав:\n- фильтр\n- прокладка'],
  ['<p>3 &lt; 5 &amp; 7</p><p>«Масло»</p>', '3 < 5 & 7\n«Масло»'],
  ['', ''],
])('%s is edited as %j and comes back', (html, text) => {
  expect(toPlainText(html)).toBe(text)
  expect(toDescription(text)).toBe(html)
})
