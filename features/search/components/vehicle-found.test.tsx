import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readVin } from '@/lib/gateway/contracts/catalog/tecdoc'
import { render } from '@/tests/render'
import { VehicleFound } from './vehicle-found'

vi.mock('server-only', () => ({}))

const SOLARIS = {
  id: 7,
  modelId: 5,
  manufacturer: 'Hyundai',
  model: 'Solaris II',
  title: '1.6',
  yearFrom: null,
  yearTo: null,
  uuid: 'u-7',
}
const answer = (vin: string, facts: object = {}) =>
  readVin.response.parse({
    vin,
    manufacturer: null,
    title: null,
    year: null,
    cars: [],
    warning: null,
    ...facts,
  })

test('a VIN names its car, leads into its choice and takes the words along', () => {
  const number = 'Z94K241CBHR123456'
  render(
    <VehicleFound
      hasOriginalCatalogs
      vehicle={{ kind: 'vin', number }}
      car={answer(number, { cars: [SOLARIS], year: 2017 })}
      query="масляный фильтр"
    />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('По VIN это Hyundai Solaris II 1.6, 2017 год')
  expect(screen.getByRole('link', { name: 'Подобрать по этому VIN' })).toHaveAttribute(
    'data-vehicle-picker',
    number,
  )
  const call = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Спросить специалиста' }).href)
  expect(Object.fromEntries(call.searchParams)).toMatchObject({ car: number, query: 'масляный фильтр' })
})

test('a VIN of which nothing could be read is still led on', () => {
  render(
    <VehicleFound hasOriginalCatalogs vehicle={{ kind: 'vin', number: 'Z94K241CBHR123456' }} car={null} />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('Это VIN автомобиля')
  expect(screen.getByRole('link', { name: 'Подобрать по этому VIN' })).toBeVisible()
})

test('a frame number names its make and model', () => {
  const number = 'ZVW30-1234567'
  render(
    <VehicleFound
      hasOriginalCatalogs
      vehicle={{ kind: 'frame', number }}
      car={answer(number, { title: 'Toyota Prius' })}
    />,
  )
  expect(screen.getByRole('heading')).toHaveTextContent('По номеру кузова это Toyota Prius')
  expect(screen.getByRole('link', { name: 'Подобрать по этому номеру' })).toHaveAttribute(
    'data-vehicle-picker',
    number,
  )
})

test('a frame number that is not known says so, and the car is chosen without it', () => {
  const number = 'XYZ99-0012345'
  render(<VehicleFound hasOriginalCatalogs vehicle={{ kind: 'frame', number }} car={answer(number)} />)
  expect(screen.getByText(/Машины с таким номером кузова в каталогах нет/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Выбрать автомобиль' })).toHaveAttribute('data-vehicle-picker', '')
})

test('without makers’ drawings none are offered', () => {
  const number = 'Z94K241CBHR123456'
  const found = (hasOriginalCatalogs: boolean) => (
    <VehicleFound hasOriginalCatalogs={hasOriginalCatalogs} vehicle={{ kind: 'vin', number }} car={null} />
  )
  const { rerender } = render(found(true))
  expect(screen.getByRole('link', { name: 'Найти на схемах производителя' })).toBeVisible()
  rerender(found(false))
  expect(screen.queryByRole('link', { name: /схем/ })).toBeNull()
})
