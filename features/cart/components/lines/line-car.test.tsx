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

const choice = () => screen.getByRole('combobox', { name: 'Для автомобиля: Knecht OC 90' })

test('says for which car a line is, and two of one name are told apart', () => {
  show({ vin: VESTA.vin.toLowerCase(), title: 'LADA Vesta' })
  expect(choice()).toHaveDisplayValue('LADA Vesta, А123ВС77')
  expect(screen.getByRole('option', { name: 'LADA Vesta, CAR-0000RTA1' })).toBeInTheDocument()
})

test('the shopper says it of a line that has none, and takes it back', async () => {
  const { user, onChange } = show(null)
  expect(choice()).toHaveDisplayValue('не указан')
  await user.selectOptions(choice(), 'LADA Vesta, CAR-0000RTA1')
  expect(onChange).toHaveBeenLastCalledWith({ vin: OTHER.vin, title: 'LADA Vesta' })
})

test('a car goes away from a line by the shopper’s word', async () => {
  const { user, onChange } = show({ vin: VESTA.vin, title: 'LADA Vesta' })
  await user.selectOptions(choice(), 'не указан')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a car deleted in another tab is none', () => {
  show({ vin: 'Z94CB41AAGR323020', title: 'Solaris' })
  expect(choice()).toHaveDisplayValue('не указан')
})
