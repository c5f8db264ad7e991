import { expect, test } from 'vitest'
import { contentEntity } from '@/lib/gateway/contracts/catalog/content-shapes'
import { hrefs } from '@/lib/routing/hrefs'
import { toTeaser } from './teaser'

const options = { hrefOf: hrefs.promo, toText: (html: string | null) => html && html.toUpperCase() }
const wire = {
  id: 1,
  sid: 's',
  code: 'winter',
  title: 'Зима',
  preview: 'Шины дешевле',
  picture: 'promo/1.png',
}

test('an entry of the shop leads to its own page', () => {
  expect(toTeaser(contentEntity.parse(wire), options)).toEqual({
    code: 'winter',
    title: 'Зима',
    text: 'ШИНЫ ДЕШЕВЛЕ',
    picture: 'promo/1.png',
    href: '/about/promo/winter',
    ad: null,
    createdAt: null,
  })
})

test('an advertisement says so and carries its marks', () => {
  const entity = contentEntity.parse({
    ...wire,
    fields: { ad_erid: '2Vtz', ad_advertiser: 'ООО «Шинторг»', utm_source: 'home' },
  })
  expect(toTeaser(entity, options)).toMatchObject({
    ad: 'Реклама. ООО «Шинторг»',
    href: '/about/promo/winter?erid=2Vtz&utm_source=home',
  })
})
