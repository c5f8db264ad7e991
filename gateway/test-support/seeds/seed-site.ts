import type { Database } from '@/gateway/core/database'
import { reviews } from '@/gateway/db/schema/reviews'
import {
  contentEntries,
  contentPages,
  menuItems,
  productTags,
  seoMeta,
  siteParams,
} from '@/gateway/db/schema/site'
import { REQUISITES } from '@/gateway/test-support/seeds/requisites'

const TEST_DAY = new Date('2026-03-01T09:00:00Z')

export async function seedSite(db: Database) {
  await db.insert(reviews).values(
    [5, 4, 4, 3, 5, 4, 3].map((rating, at) => ({
      productId: 1,
      authorName: `Покупатель ${at + 1}`,
      rating,
      text: `Отзыв ${at + 1}`,
      isRecommended: at < 4 ? rating > 3 : null,
      upVotes: at,
      createdAt: new Date(TEST_DAY.getTime() + at * 1000),
    })),
  )
  await db
    .insert(reviews)
    .values({ productId: 1, authorName: 'Скрытый', rating: 1, text: 'Нет', status: 'moderation' })
  await db.insert(menuItems).values([
    { id: 1, sid: 'top-shops', group: 'top', code: 'shops', title: 'Магазины', location: '/shops' },
    {
      id: 2,
      sid: 'catalog-filters',
      group: 'catalog',
      code: 'filters',
      title: 'Фильтры',
      location: '/catalog/filters',
      fields: { ad_erid: 'abc' },
    },
    {
      id: 3,
      sid: 'catalog-oil',
      group: 'catalog',
      parentId: 2,
      code: 'oil',
      title: 'Масляные',
      location: '/catalog/oil-filters',
    },
    { id: 4, sid: 'tyres', group: 'filters', code: 'tyres', title: 'Шины', location: '/catalog/tyres' },
  ])
  await db.insert(siteParams).values([
    { key: 'phone', value: '+7 (495) 000-00-00' },
    { key: 'requisites', value: REQUISITES },
  ])
  await db.insert(seoMeta).values({ uri: '/about', title: 'О нас своими словами' })
  await db.insert(productTags).values({
    slug: 'oil-filters-knecht-m20',
    sectionId: 3,
    title: 'Knecht M20',
    choice: { brand: ['knecht'], thread: ['m20'] },
  })
  await db.insert(contentEntries).values([
    {
      sid: 'vacancy-driver',
      kind: 'vacancy',
      code: 'driver',
      title: 'Водитель',
      fields: {
        city: 'Москва',
        address: 'Тверская улица, 1',
        department: 'Доставка',
        salaryFrom: 90_000,
        duties: ['возить'],
      },
    },
    {
      sid: 'vacancy-closed',
      kind: 'vacancy',
      code: 'closed',
      title: 'Сторож',
      fields: { openUntil: '2026-01-31' },
    },
  ])
  await db.insert(contentEntries).values({
    sid: 'certificate-knecht',
    kind: 'certificate',
    code: 'knecht-dealer',
    title: 'Дилер Knecht',
    picture: 'certificates/knecht.png',
    fields: { number: 'K-1', document: 'documents/knecht.pdf' },
    tags: [{ slug: 'knecht', title: 'Knecht' }],
  })
  await db.insert(contentPages).values([
    { id: 1, code: 'help', title: 'Помощь' },
    { id: 2, code: 'help/delivery', parentId: 1, title: 'Доставка', content: '<p>Доставим</p>' },
  ])
  await db.insert(contentEntries).values(
    ['first', 'second', 'third'].map((code, at) => ({
      sid: `news-${code}`,
      kind: 'news' as const,
      code,
      title: `Новость ${at + 1}`,
      fields: { city: 'Москва', views: at },
      tags: at === 0 ? [{ slug: 'shops', title: 'Магазины' }] : [],
      createdAt: new Date(TEST_DAY.getTime() + at * 86_400_000),
    })),
  )
}
