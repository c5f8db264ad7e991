import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import { SearchHelp } from './search-help'

test('shows by examples what can be searched for, a number of the shop first', () => {
  render(<SearchHelp siteName="Мотор" article="OC 90" />)
  const [first, ...others] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(first).toBe('/search?q=OC%2090')
  expect(others).toContain('/catalog')
})

test('does without the example of a number when it has none', () => {
  render(<SearchHelp siteName="Мотор" />)
  expect(screen.queryByText(/номер детали: с пробелами/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'масляный фильтр' })).toBeInTheDocument()
})
