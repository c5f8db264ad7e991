import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import type { ContentEntry, ContentPage } from '../model/content-page'
import { ContentText } from './content-text'

const page: ContentPage = {
  code: 'help/faq',
  location: '/help/faq',
  title: 'Вопросы и ответы',
  preview: null,
  content: null,
  parent: null,
  siblings: [],
  children: [],
  entries: [],
}

const entry: ContentEntry = {
  code: 'winter',
  title: 'Зимние шины дешевле?',
  preview: '<p>До конца ноября</p>',
  content: null,
  picture: null,
  createdAt: '2026-11-04T22:00:00Z',
  ad: 'Реклама. ООО «Шинторг»',
  fields: { ad_erid: '2Vtz' },
  tags: [],
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

function structuredData(): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  )
}

test('an empty page says so and offers a way on', () => {
  render(<ContentText page={page} />)
  expect(screen.getByText('Здесь пока пусто')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Помощь' })).toHaveAttribute('href', '/help')
})

test('questions unfold and are told to search engines in the same words', () => {
  render(<ContentText page={{ ...page, content: '<h3>Когда?</h3><p>Завтра</p><h3>Где?</h3><p>Здесь</p>' }} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Когда?', 'Где?'])
  expect(structuredData()).toMatchObject([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Когда?', acceptedAnswer: { text: '<p>Завтра</p>' } },
        { name: 'Где?', acceptedAnswer: { text: '<p>Здесь</p>' } },
      ],
    },
  ])
})

test('ordinary text stays a text', () => {
  render(<ContentText page={{ ...page, content: '<h2>Самовывоз</h2><p>Бесплатно</p>' }} />)
  expect(screen.getByText('Бесплатно').closest('details')).toBeNull()
  expect(structuredData()).toEqual([])
})

test('entries are questions where they have no pages of their own', () => {
  render(<ContentText page={{ ...page, entries: [entry] }} />)
  expect(screen.getByRole('heading', { name: 'Зимние шины дешевле?' }).closest('details')).not.toBeNull()
})

test('pages below are links', () => {
  const children = [{ code: 'return', title: 'Возврат', href: '/help/return', isActive: false }]
  render(<ContentText page={{ ...page, children }} />)
  expect(screen.getByRole('link', { name: 'Возврат' })).toHaveAttribute('href', '/help/return')
})
