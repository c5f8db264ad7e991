import { expect, test } from 'vitest'
import { toBreadcrumbs } from './to-breadcrumbs'

const filters = {
  code: 'salonnye-filtry',
  title: 'Салонные фильтры',
  breadcrumb: [
    { id: 1, code: 'catalog', title: 'Каталог' },
    { id: 2, code: 'filtry', title: 'Фильтры' },
  ].map((section) => ({ ...section, count: 0, pictureUrl: null, title: section.title })),
}

test('a section is the end of its trail', () => {
  expect(toBreadcrumbs(filters, [])).toEqual([
    { title: 'Главная', href: '/' },
    { title: 'Каталог', href: '/catalog' },
    { title: 'Фильтры', href: '/catalog/filtry' },
    { title: 'Салонные фильтры' },
  ])
})

test('what is chosen stands behind the section in one sentence', () => {
  const chips = ['Bosch', 'С угольным слоем', 'ACEA C3', 'Для Toyota'].map((title) => ({ title, href: '/x' }))
  expect(toBreadcrumbs(filters, chips).slice(-2)).toEqual([
    { title: 'Салонные фильтры', href: '/catalog/salonnye-filtry' },
    { title: 'Bosch, с угольным слоем, ACEA C3, для Toyota' },
  ])
})
