import { expect, it } from 'vitest'
import { toHtml } from '@/gateway/demo/to-html'

it.each([
  ['Текст', '<p>Текст</p>'],
  [
    '## Глава\nТекст\n\n- один\n- два\n\nДальше',
    '<h2>Глава</h2><p>Текст</p><ul><li>один</li><li>два</li></ul><p>Дальше</p>',
  ],
  ['См. [доставку](/help/delivery).', '<p>См. <a href="/help/delivery">доставку</a>.</p>'],
  ['- [один](/a)', '<ul><li><a href="/a">один</a></li></ul>'],
  ['', ''],
])('%j', (text, html) => {
  expect(toHtml(text)).toBe(html)
})
