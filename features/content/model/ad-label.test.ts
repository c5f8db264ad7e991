import { expect, test } from 'vitest'
import { adLabel } from './ad-label'

test.each([
  [{ ad_erid: '2Vtz', ad_advertiser: 'ООО «Шинторг»' }, 'Реклама. ООО «Шинторг»'],
  [{ ad_erid: '2Vtz' }, 'Реклама'],
  [{ ad_advertiser: 'ООО «Шинторг»' }, null],
])('%o is marked «%s»', (fields, mark) => {
  expect(adLabel(fields)).toBe(mark)
})
