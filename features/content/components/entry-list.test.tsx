import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EntryList } from './entry-list'

test('entries are dated links that carry the marks of an advertisement', () => {
  const entry = {
    code: 'winter',
    title: 'Зимние шины дешевле',
    preview: '<p>До конца ноября</p>',
    content: null,
    picture: null,
    createdAt: '2026-11-04T22:00:00Z',
    ad: 'Реклама. ООО «Шинторг»',
    fields: { ad_erid: '2Vtz' },
    tags: [],
  }
  render(<EntryList entries={[entry]} hrefOf={(code) => `/about/promo/${code}`} />)
  expect(screen.getByRole('link', { name: 'Зимние шины дешевле' })).toHaveAttribute(
    'href',
    '/about/promo/winter?erid=2Vtz',
  )
  expect(screen.getByText('5 ноября 2026')).toBeInTheDocument()
  expect(screen.getByText('Реклама. ООО «Шинторг»')).toBeInTheDocument()
})
