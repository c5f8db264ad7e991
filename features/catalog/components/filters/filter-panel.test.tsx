import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import { toFilterPanel } from '../../model/filter-panel'
import { listingOf, stateOf, wireFilter, wireOption, wirePrice } from '../../model/testing'
import { FilterPanel } from './filter-panel'

const makers = ['ate', 'bosch', 'mann', ...Array.from({ length: 12 }, (_, index) => `m${index}`)]
const listing = listingOf([
  wirePrice({ max: '4999.5', currentMax: '4999.5' }),
  wireFilter({
    id: '1',
    code: 'brand',
    title: 'Бренд',
    tooltip: 'Кто сделал деталь',
    options: makers.map((id) => wireOption(id)),
  }),
  wireFilter({ id: '2', title: 'Сторона', options: [wireOption('front'), wireOption('rear', 0)] }),
])

function groupsOf(segments: string[] = [], query = '') {
  return toFilterPanel(stateOf(listing, segments, query), listing.filters, listing.filters)
}

function show(segments?: string[], query?: string) {
  const groups = groupsOf(segments, query)
  return render(<FilterPanel groups={groups} showText="Показать 12 товаров" resetHref="/catalog/oil" />)
}

test('an option is a link to the list with it, the chosen one is marked', () => {
  show(['brand-bosch'])
  expect(screen.getByRole('link', { name: 'ATE 5' })).toHaveAttribute(
    'href',
    '/catalog/oil?filters=1.ate,bosch',
  )
  const chosen = screen.getByRole('link', { name: 'BOSCH 5' })
  expect(chosen).toHaveAttribute('aria-current', 'true')
  expect(chosen).toHaveAttribute('href', '/catalog/oil')
})

test('an option that would leave nothing is only a text', () => {
  show()
  expect(screen.queryByRole('link', { name: /REAR/ })).toBeNull()
  expect(screen.getByText(/REAR/)).toBeInTheDocument()
})

test('a range is a form that names its bounds and keeps what is chosen', () => {
  show([], 'filters=9.200~900')
  expect(screen.getByRole('textbox', { name: 'Цена, ₽: от' })).toHaveValue('200')
  expect(screen.getByRole('textbox', { name: 'Цена, ₽: до' })).toHaveValue('900')
  expect(screen.getByRole('textbox', { name: 'Цена, ₽: до' })).toHaveAttribute('placeholder', '5\u00a0000')
  expect(screen.getByRole('button', { name: 'Применить' })).toBeInTheDocument()
})

test('a long list is folded and can be searched; a hint explains the filter', async () => {
  const { user } = show()
  expect(screen.getByRole('searchbox', { name: 'Найти: Бренд' })).toBeInTheDocument()
  const folded = screen.getByText('Показать ещё 7').closest('details') as HTMLElement
  expect(within(folded).queryAllByRole('listitem', { hidden: true })).toEqual([])
  await user.click(screen.getByText('Показать ещё 7'))
  expect(await within(folded).findAllByRole('listitem')).toHaveLength(7)
  expect(screen.getByText('Кто сделал деталь')).toBeInTheDocument()
})

test('without scripts the folded options are there', () => {
  const html = renderToString(<FilterPanel groups={groupsOf()} showText="" />)
  expect(/<noscript>(.*?)<\/noscript>/.exec(html)?.[1]?.match(/<a /g)).toHaveLength(7)
})

test('the sheet is closed by a button with the count and emptied by a link', () => {
  show(['brand-bosch'])
  expect(screen.getByRole('link', { name: 'Показать 12 товаров' })).toHaveAttribute('href', '#results')
  expect(screen.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/catalog/oil')
})
