import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  listManufacturers,
  listVehicleCars,
  listVehicleModels,
  readVin,
} from '@/lib/gateway/contracts/catalog/tecdoc'
import { render } from '@/tests/render'
import { VehicleSteps } from './vehicle-steps'

const calls = vi.hoisted(() => ({
  fetchMakes: vi.fn(),
  fetchModels: vi.fn(),
  fetchCars: vi.fn(),
  findCars: vi.fn(),
  lookUpVin: vi.fn(),
}))
vi.mock('../api/vehicle-calls', () => calls)

const VIN = 'XTAGFK330JY144213'
const LADA = { id: 1, title: 'LADA', isPopular: true }
const KIA = { id: 2, title: 'Kia', isPopular: false }
const KALINA = { id: 11, manufacturerId: 1, title: 'Kalina I', yearFrom: '01.01.2004', yearTo: '31.12.2013' }
const VESTA = { id: 12, manufacturerId: 1, title: 'Vesta I', yearFrom: '01.01.2015', yearTo: null }
const car = (id: number, title: string, yearFrom: string, yearTo: string | null = null) => ({
  id,
  modelId: 12,
  manufacturer: 'LADA',
  model: 'Vesta I',
  title,
  yearFrom,
  yearTo,
  uuid: `u-${id}`,
})
const OLD = car(121, '1.6 МКПП', '01.01.2015', '31.12.2016')
const NEW = car(122, '1.8 робот', '01.01.2017')

beforeEach(() => {
  calls.fetchMakes.mockResolvedValue(listManufacturers.response.parse({ items: [LADA, KIA] }).items)
  calls.fetchModels.mockResolvedValue(
    listVehicleModels.response.parse({ manufacturer: LADA, items: [KALINA, VESTA] }).items,
  )
  calls.fetchCars.mockResolvedValue(
    listVehicleCars.response.parse({ manufacturer: LADA, model: VESTA, items: [OLD, NEW] }).items,
  )
  calls.findCars.mockResolvedValue([])
  // A user of a mouse may also use keys: the focus goes from step to step.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
})
afterEach(() => vi.restoreAllMocks())

function answerVin(facts: object) {
  calls.lookUpVin.mockImplementation((vin: string) =>
    Promise.resolve(readVin.response.parse({ vin, manufacturer: null, cars: [], ...facts })),
  )
}

test('a shop that knows no cars sends nobody to a list of makes', async () => {
  calls.fetchMakes.mockResolvedValue([])
  // Answers are remembered for as long as the page lives.
  vi.resetModules()
  const { VehicleSteps: OfAnotherPage } = await import('./vehicle-steps')
  render(<OfAnotherPage words="" onPick={vi.fn()} />)
  expect(await screen.findAllByText(/^Автомобилей в каталоге магазина пока нет\./)).not.toEqual([])
  expect(screen.queryByText(/выберите марку/)).toBeNull()
})

const field = (name: string) => screen.findByRole('combobox', { name })

/** A step takes the focus a moment after it is seen. */
async function expectFocus(name: string) {
  const shown = await field(name)
  await vi.waitFor(() => expect(shown).toHaveFocus())
}

function open(words = '') {
  const onPick = vi.fn()
  return { ...render(<VehicleSteps words={words} onPick={onPick} />), onPick }
}

test('a car is chosen by keys alone, the focus never leaves the list', async () => {
  const { user, onPick } = open()
  await expectFocus('Марка, автомобиль или VIN')
  await user.keyboard('lad{Enter}')
  await expectFocus('Модель')
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expectFocus('Годы выпуска')
  await user.keyboard('{Backspace}')
  await expectFocus('Модель')
  await user.keyboard('ves{Enter}')
  await field('Годы выпуска')
  await user.keyboard('{ArrowDown}{Enter}')
  await expectFocus('Модификация')
  await user.keyboard('1.8{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith({
    carId: 122,
    uuid: 'u-122',
    mark: 'LADA',
    model: 'Vesta I',
    modification: '1.8 робот',
  })
})

test('Enter takes none of several models at once: it stands on the first', async () => {
  calls.findCars.mockResolvedValue([OLD, { ...NEW, modelId: 13, model: 'Vesta II' }])
  const { user, onPick } = open()
  await user.click(await field('Марка, автомобиль или VIN'))
  await user.keyboard('веста{Enter}')
  const first = await screen.findByRole('option', { name: /1\.6/ })
  await vi.waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'))
  expect(onPick).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ carId: 121 })),
  )
})

test('Enter that comes before the cars of the last words takes the first of them, not of the words before', async () => {
  calls.findCars.mockImplementation(async (words: string) => (words === 'веста' ? [OLD, NEW] : [NEW]))
  const { user, onPick } = open()
  await user.click(await field('Марка, автомобиль или VIN'))
  await user.keyboard('веста')
  expect(await screen.findByRole('option', { name: /1\.6/ })).toBeVisible()
  await user.keyboard(' 1.8{Enter}')
  await vi.waitFor(() =>
    expect(onPick).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ carId: 122 })),
  )
})

test('a VIN of which only the maker is known leads on with the make, its year and its doubt', async () => {
  answerVin({ manufacturer: LADA, year: 2018, warning: 'Сверьте VIN с документами.' })
  const { user, onPick } = open()
  await user.click(await field('Марка, автомобиль или VIN'))
  await user.paste('хта gfk330jy144213')
  expect(await field('Модель')).toBeVisible()
  expect(screen.getByText(/VIN XTAGFK330JY144213: LADA, 2018 год/)).toHaveTextContent(
    'Сверьте VIN с документами.',
  )
  const ofYear = screen.getByRole('group', { name: 'Выпускались в 2018 году' })
  expect(ofYear).toHaveTextContent('Vesta I')
  expect(ofYear).not.toHaveTextContent('Kalina')
  await user.keyboard('{ArrowDown}{Enter}')
  await field('Модификация')
  expect(screen.queryByRole('option', { name: /1\.6/ })).toBeNull()
  await user.click(screen.getByRole('option', { name: /1\.8/ }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ carId: 122, vin: VIN, year: 2018 }),
  )
})

test('a choice that begins with a VIN can be begun anew', async () => {
  answerVin({ manufacturer: LADA, year: 2018 })
  const { user } = open(VIN)
  await field('Модель')
  await user.click(screen.getByRole('button', { name: 'Назад' }))
  expect(await field('Марка, автомобиль или VIN')).toHaveValue('')
  expect(screen.getAllByRole('option', { name: 'Kia' })).not.toHaveLength(0)
})

test('a VIN that the shop knows is its car', async () => {
  answerVin({ manufacturer: LADA, year: 2018, cars: [NEW] })
  const { user, onPick } = open('XTAGFK330JY144214')
  await user.click(await screen.findByRole('option', { name: /LADA Vesta I 1\.8/ }))
  expect(onPick).toHaveBeenCalledWith(
    expect.objectContaining({ carId: 122, vin: 'XTAGFK330JY144214', year: 2018 }),
  )
})

test.each([
  ['XTAGFK330JY14421', 'В VIN 17 знаков, а здесь 16'],
  ['XTAGFK330JY1442133', 'В VIN 17 знаков, а здесь 18'],
  ['XYZ99-0012345', 'По этому номеру кузова машина не нашлась. Сотрите его и выберите марку из списка.'],
  ['AAAAAAAAAAAAAAAA1', 'По этому VIN машина не нашлась. Сотрите его и выберите марку из списка.'],
  ['а 482 mp 77', 'По госномеру машину не найти: введите VIN из СТС или выберите марку из списка.'],
])('%s is no way to a car, and says why', async (vin, words) => {
  answerVin({})
  open(vin)
  expect(await screen.findByRole('status')).toBeInTheDocument()
  expect(await screen.findAllByText(words)).not.toHaveLength(0)
})

test('a VIN whose modification is not told leaves the cars of its engine to choose from', async () => {
  answerVin({ manufacturer: LADA, year: 2018, cars: [OLD, NEW] })
  const { user, onPick } = open('XTAGFK330JY144215')
  const group = await screen.findByRole('group', { name: 'По VIN' })
  expect(group).toHaveTextContent('1.6 МКПП')
  await user.click(screen.getByRole('option', { name: /1\.8/ }))
  expect(onPick).toHaveBeenCalledWith(
    expect.objectContaining({ carId: 122, vin: 'XTAGFK330JY144215', year: 2018 }),
  )
})

test('a frame number leads on with what it says, and is no VIN of the car', async () => {
  answerVin({ manufacturer: LADA, title: 'LADA Vesta' })
  const { user, onPick } = open()
  await user.click(await field('Марка, автомобиль или VIN'))
  await user.paste('nze141 6123456')
  expect(await screen.findByText(/Номер кузова NZE141-6123456: LADA Vesta\./)).toBeVisible()
  await user.click((await screen.findAllByRole('option', { name: /Vesta I/ }))[0] as HTMLElement)
  await field('Годы выпуска')
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(await screen.findByRole('option', { name: /1\.8/ }))
  const [chosen] = onPick.mock.calls[0] as [object]
  expect(chosen).toMatchObject({ carId: 122 })
  expect(chosen).not.toHaveProperty('vin')
})

test('a car of a make that the catalogue has not is named', async () => {
  answerVin({ title: 'BMW' })
  open('WBA71DC010CH14720')
  expect(await screen.findAllByText(/Это BMW, но таких машин в каталоге нет/)).not.toHaveLength(0)
})
