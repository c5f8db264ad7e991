import { expect, test } from 'vitest'
import { questionsOfEntries, readQuestions, toWords } from './questions'

test('reads headings that ask as questions, and what stands before them as the lead', () => {
  expect(
    readQuestions(
      '<p>Коротко о главном.</p><h3>Как <b>вернуть</b> деталь?</h3><p>За 7 дней.</p>\n<h3>Что с маслом &amp; шинами?</h3><p>То же.</p>',
    ),
  ).toEqual({
    lead: '<p>Коротко о главном.</p>',
    questions: [
      { code: 'question-1', question: 'Как вернуть деталь?', answer: '<p>За 7 дней.</p>' },
      { code: 'question-2', question: 'Что с маслом & шинами?', answer: '<p>То же.</p>' },
    ],
  })
})

test('reads a list of terms too', () => {
  expect(readQuestions('<dl><dt>Когда?</dt><dd>Завтра</dd><dt>Где?</dt><dd>Здесь</dd></dl>')).toEqual({
    lead: null,
    questions: [
      { code: 'question-1', question: 'Когда?', answer: 'Завтра' },
      { code: 'question-2', question: 'Где?', answer: 'Здесь' },
    ],
  })
})

test.each([
  ['ordinary headings', '<h3>Самовывоз</h3><p>а</p><h3>Доставка</h3><p>б</p>'],
  ['a single question', '<h3>Зачем?</h3><p>а</p>'],
  ['a question without an answer', '<h3>Зачем?</h3><h3>Когда?</h3><p>б</p>'],
  ['text alone', '<p>а</p>'],
])('takes %s for ordinary text', (_, html) => {
  expect(readQuestions(html)).toBeNull()
})

test('an entry without a text answers nothing', () => {
  const entry = { code: 'a', title: 'А?', preview: null, content: null }
  expect(questionsOfEntries([entry, { ...entry, preview: 'да' }])).toEqual([
    { code: 'a', question: 'А?', answer: 'да' },
  ])
})

test('words of a text hold no markup', () => {
  expect(toWords('<p>Цены &lt; 100&nbsp;₽</p><p>и выше</p>')).toBe('Цены < 100\u00a0₽ и выше')
})
