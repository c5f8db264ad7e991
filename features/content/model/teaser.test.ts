import { expect, test } from 'vitest'
import { contentEntity } from '@/lib/gateway/contracts/content-shapes'
import { hrefs } from '@/lib/routing/hrefs'
import { toTeaser } from './teaser'

const wire = { id: 1, sid: 's', code: 'winter', title: 'Зима', preview: 'Шины дешевле', picture: 'promo/1.png' }

test('an entry of the shop leads to its own page', () => {
  expect(toTeaser(contentEntity.parse(wire), hrefs.promo)).toEqual({
    code: 'winter',
    title: 'Зима',
    text: 'Шины дешевле',
    picture: 'promo/1.png',
    href: '/about/promo/winter',
    createdAt: null,
  })
})

test('an advertisement says so and carries its marks', () => {
  const entity = contentEntity.parse({
    ...wire,
    fields: { ad_erid: '2Vtz', ad_advertiser: 'ООО «Шинторг»', utm_source: 'home' },
  })
  expect(toTeaser(entity, hrefs.promo)).toMatchObject({
    ad: 'Реклама. ООО «Шинторг»',
    href: '/about/promo/winter?erid=2Vtz&utm_source=home',
  })
})
