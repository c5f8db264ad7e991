import { expect, test } from 'vitest'
import { parseSearchQuery } from '@/lib/routing/search-address'
import { asksForMaintenance, nextSteps } from './next-steps'
import { planSearch } from './search-plan'

test.each([
  [
    'q=рычаг+777',
    'По запросу «рычаг 777» ничего не нашлось',
    ['/search?q=%D1%80%D1%8B%D1%87%D0%B0%D0%B3%20777&mode=articul'],
  ],
  ['q=oc90&mode=name', 'По запросу «oc90» ничего не нашлось', ['/search?q=oc90']],
  ['q=oc90&mode=articul', 'По номеру «oc90» ничего не нашлось', ['/search?q=oc90&mode=name']],
  ['q=5&mode=arusCode', 'По коду «5» ничего не нашлось', ['/search?q=5&mode=articul']],
  ['brand=MANN&article=W7', 'Деталь MANN W7 не нашлась', ['/search?q=W7&mode=articul']],
  [
    'brand=MANN&article=W7&oem',
    'Деталь MANN W7 не нашлась',
    ['/search?brand=MANN&article=W7', '/search?q=W7&mode=articul'],
  ],
])('after %s', (query, title, hrefs) => {
  const plan = planSearch(parseSearchQuery(new URLSearchParams(query)))
  if (plan.kind === 'empty') throw new Error('no plan')
  const words = nextSteps(plan, 'Мотор')
  expect(words.title).toBe(title)
  expect(words.steps.map(({ href }) => href)).toEqual(hrefs)
})

test('each of several numbers is searched for alone, and together they are no VIN with a mistake', () => {
  const plan = planSearch(parseSearchQuery(new URLSearchParams('q=2630035505+GDB354')))
  if (plan.kind === 'empty') throw new Error('no plan')
  const words = nextSteps(plan, 'Мотор')
  expect(words.text).toBe('Здесь несколько номеров: поищите каждый отдельно.')
  expect(words.steps.map(({ href }) => href)).toEqual(['/search?q=2630035505', '/search?q=GDB354'])
})

test.each([
  ['q=Z94CT41DBGR12345', 'В VIN 17 знаков, а здесь 16. Сверьте его с СТС.'],
  ['q=Z94CT41DBGR1234567&mode=articul', 'В VIN 17 знаков, а здесь 18. Сверьте его с СТС.'],
  ['q=масляный+фильтр', 'Попробуйте короче или другими словами. Если это номер детали, ищите по артикулу.'],
])('what is almost a VIN is named as one: %s', (query, text) => {
  const plan = planSearch(parseSearchQuery(new URLSearchParams(query)))
  if (plan.kind === 'empty') throw new Error('no plan')
  expect(nextSteps(plan, 'Мотор').text).toBe(text)
})

test.each(['то солярис', 'Солярис ТО', 'Т.О. рио', 'техобслуживание', 'тех обслуживание весты'])(
  '«%s» asks for maintenance',
  (words) => {
    expect(asksForMaintenance(words)).toBe(true)
  },
)

test.each(['тормоз', 'топливный фильтр', 'авто', 'ТО1500'])('«%s» does not', (words) => {
  expect(asksForMaintenance(words)).toBe(false)
})
