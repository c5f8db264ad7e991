import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { render } from '@/tests/render'
import { keepFilter, restoreFilter } from './arranger'
import { TableTools } from './table-tools'

afterEach(() => window.history.replaceState(null, '', '/'))

function show(address: string) {
  window.history.replaceState(null, '', address)
  const { user } = render(<TableTools brands={['Bosch', 'TRW']} />)
  const form = screen.getByRole<HTMLFormElement>('form')
  return { user, form }
}

test('what the fields say stands in the fragment of the address, and goes with them', async () => {
  const { user, form } = show('/search?article=1')
  await user.click(screen.getByRole('checkbox', { name: 'Свой склад' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Бренд' }), 'TRW')
  keepFilter(form)
  expect(window.location.href).toMatch(/\/search\?article=1#own=on&brand=TRW$/)
  form.reset()
  keepFilter(form)
  expect(window.location.href).toMatch(/\/search\?article=1$/)
})

test('what was filled in before the scripts came is kept as well', async () => {
  const { user, form } = show('/search')
  await user.click(screen.getByRole('checkbox', { name: 'С возвратом' }))
  expect(restoreFilter(form)).toMatchObject({ isReturnable: true })
  expect(window.location.hash).toBe('#returnable=on')
})

test('an address fills the fields in, as far as they know what it names', () => {
  const { form } = show('/search#own=on&brand=Nosuch&days=3&price=900&other=1')
  expect(restoreFilter(form)).toEqual({
    brand: '',
    maxDays: 3,
    maxPrice: 900,
    isOwn: true,
    isReturnable: false,
    isFitting: false,
  })
})

test.each([
  ['1 500,50', 1500],
  ['1500.9', 1500],
  ['0', 0],
  ['дёшево', null],
  ['', null],
])('«%s» is a price of whole rubles, or none', async (typed, maxPrice) => {
  const { user, form } = show('/search')
  if (typed !== '') await user.type(screen.getByRole('textbox', { name: 'Цена до, рублей' }), typed)
  expect(restoreFilter(form)).toMatchObject({ maxPrice })
})

test('a brand whose name the browser has translated is still that brand', () => {
  const { form } = show('/search#brand=TRW')
  const option = screen.getByRole('option', { name: 'TRW' })
  option.innerHTML = '<font><font>ТРВ</font></font>'
  expect(restoreFilter(form)).toMatchObject({ brand: 'TRW' })
})
