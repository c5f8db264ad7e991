import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userCar } from '@/lib/gateway/contracts/accounts/user-shapes'
import { cartLineOf } from '@/stores/cart/testing'
import { render } from '@/tests/render'
import { LineCar } from './line-car'

const VESTA = userCar.parse({ vin: 'XTAGFK330JY144213', mark: 'LADA', model: 'Vesta', plate: 'А123ВС77' })
const OTHER = userCar.parse({ vin: 'CAR-0000RTA1', mark: 'LADA', model: 'Vesta' })

function show(car: { vin: string; title: string } | null, cars = [VESTA, OTHER]) {
  const onChange = vi.fn()
  const line = cartLineOf({ productId: '1', brand: 'Knecht', article: 'OC 90', car })
  return { onChange, ...render(<LineCar line={line} cars={cars} onChange={onChange} />) }
}

const words = () => screen.getByRole('button', { name: /: Knecht OC 90$/ })
const choice = () => screen.getByRole('combobox', { name: 'Для автомобиля: Knecht OC 90' })

test('says in words for which car a line is, and two of one name are told apart', async () => {
  const { user } = show({ vin: VESTA.vin.toLowerCase(), title: 'LADA Vesta' })
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(words()).toHaveTextContent('Для LADA Vesta, А123ВС77')
  await user.click(words())
  expect(choice()).toHaveFocus()
  expect(choice()).toHaveDisplayValue('LADA Vesta, А123ВС77')
  expect(screen.getByRole('option', { name: 'LADA Vesta, CAR-0000RTA1' })).toBeInTheDocument()
  await user.tab()
  expect(words()).toBeVisible()
})

test('the shopper says it of a line that has none, and takes it back', async () => {
  const { user, onChange } = show(null)
  expect(words()).toHaveTextContent('Указать автомобиль')
  await user.click(words())
  await user.selectOptions(choice(), 'LADA Vesta, CAR-0000RTA1')
  expect(onChange).toHaveBeenLastCalledWith({ vin: OTHER.vin, title: 'LADA Vesta' })
})

test('a car goes away from a line by the shopper’s word', async () => {
  const { user, onChange } = show({ vin: VESTA.vin, title: 'LADA Vesta' })
  await user.click(words())
  await user.selectOptions(choice(), 'автомобиль не указан')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a car deleted in another tab is none', () => {
  show({ vin: 'Z94CB41AAGR323020', title: 'Solaris' })
  expect(words()).toHaveTextContent('Указать автомобиль')
})
