import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { originalCatalog } from '@/lib/gateway/contracts/catalog/original-catalog-shapes'
import { render } from '@/tests/render'
import { CatalogLetters } from './catalog-letters'

const [kia, haval] = [
  { catalogId: '1', catalogName: 'Kia', code: 'kia', brand: 'Kia', isVinSearch: true },
  { catalogId: '2', catalogName: 'Haval', code: 'haval', brand: 'Haval' },
].map((catalog) => originalCatalog.parse(catalog))

test('catalogues without cars are folded below those with cars', () => {
  render(<CatalogLetters catalogs={[haval, kia].filter((one) => one !== undefined)} />)
  const folded = screen.getByRole('group')
  expect(folded).not.toHaveAttribute('open')
  expect(folded).toHaveTextContent('Пока без автомобилей: 1')
  expect(within(folded).getByText('Haval')).toBeInTheDocument()
  expect(within(folded).queryByText('Kia')).toBeNull()
  expect(screen.getByRole('link', { name: 'Kia' })).toBeVisible()
})

test('they stand open where there are no others', () => {
  render(<CatalogLetters catalogs={[haval].filter((one) => one !== undefined)} />)
  expect(screen.getByRole('link', { name: /Haval/ })).toBeVisible()
})
