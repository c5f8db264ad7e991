import { expect, it } from 'vitest'
import { asksForMaintenance } from './asks-for-maintenance'

it.each(['то солярис', 'Солярис ТО', 'Т.О. рио', 'техобслуживание', 'тех обслуживание весты'])(
  '«%s» asks for maintenance',
  (words) => {
    expect(asksForMaintenance(words)).toBe(true)
  },
)

it.each(['тормоз', 'топливный фильтр', 'авто', 'ТО1500'])('«%s» does not', (words) => {
  expect(asksForMaintenance(words)).toBe(false)
})
