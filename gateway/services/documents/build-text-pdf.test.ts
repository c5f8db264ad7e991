import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { buildTextPdf } from '@/gateway/services/documents/build-text-pdf'

it('keeps every word of a long text, without its marks', async () => {
  const points = Array.from(
    { length: 90 },
    (_, at) => `<li>Пункт &laquo;${at + 1}&raquo; &amp; <b>важный</b></li>`,
  )
  const html = `<p>Начало <a href="/help">текста</a>.</p>\n<h2>1. Термины</h2>\n<ul>\n${points.join('\n')}\n</ul>`
  const pdf = await getDocumentProxy(new Uint8Array(await buildTextPdf('Публичная оферта', html)))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  expect(totalPages).toBeGreaterThan(1)
  expect(text).toContain('Публичная оферта')
  expect(text).toContain('Начало текста.')
  expect(text).toContain('1. Термины')
  expect(text).toMatch(/& важный/)
  expect(text).not.toContain('<')
})
