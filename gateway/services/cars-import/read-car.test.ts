import { expect, it } from 'vitest'
import { CAR_COLUMNS, type CarColumn } from './columns'
import { readCar } from './read-car'

const read = (cells: Partial<Record<CarColumn, string>>) => readCar({ text: (column) => cells[column] ?? '' })
const KIA = { make: 'Kia', model: 'Rio IV' }

it.each([
  [
    'Марка;Модель;Модификация;Двигатель;Объём, см³;Мощность, л.с.;Топливо;КПП;Привод;Кузов;Год с;Год по',
    'make,model,car,engine,volume,power,fuel,gearbox,drive,body,from,to',
  ],
  ['Производитель;Модель авто;Исполнение;Годы выпуска;Популярность', 'make,model,car,years,popularity'],
  [
    'Make;Model;Engine;Displacement;HP;Fuel;Transmission;Year from;Year to',
    'make,model,engine,volume,power,fuel,gearbox,from,to',
  ],
])('the head %s is understood', (head, columns) => {
  const found = CAR_COLUMNS.findHeader([{ cells: head.split(';') }])?.columns ?? {}
  expect(Object.keys(found).join(',')).toBe(columns)
})

it.each([
  [
    { engine: 'G4FG', volume: '1591', power: '123', fuel: 'Бензин', gearbox: 'АКПП-6' },
    '1.6 G4FG (123 л.с., бензин), АКПП-6',
  ],
  [{ engine: 'G4FG', volume: '1,6 л', drive: 'Полный привод' }, '1.6 G4FG, полный привод'],
  [{ volume: '1.4', power: '100 л.с.', body: 'Седан' }, '1.4 (100 л.с.), седан'],
  [{ engine: 'EM61', fuel: 'электричество' }, 'EM61 (электричество)'],
  [{ car: '1.6 MPI Comfort', engine: 'G4FG' }, '1.6 MPI Comfort'],
])('%j is called «%s»', (cells, title) => {
  expect(read({ ...KIA, ...cells })).toMatchObject({ title })
})

it('keeps figures as figures, and nothing for what is not said', () => {
  expect(read({ ...KIA, engine: 'G4FG', volume: '1,6', power: '123', years: '2017–н.в.' })).toMatchObject({
    volume: 1600,
    power: 123,
    yearFrom: 2017,
    yearTo: null,
    body: null,
    popularity: null,
  })
})

it.each([
  [{ model: 'Rio' }, 'нет марки'],
  [{ make: 'Kia' }, 'нет модели'],
  [KIA, 'нет ни модификации, ни двигателя'],
  [{ ...KIA, body: 'седан' }, 'нет ни модификации, ни двигателя'],
  [{ ...KIA, engine: 'x', volume: 'много' }, 'объём «много» не понят: нужны кубические сантиметры или литры'],
  [{ ...KIA, engine: 'x', volume: '-5' }, 'объём «-5» не понят: нужны кубические сантиметры или литры'],
  [{ ...KIA, engine: 'x', power: '90 кВт' }, 'мощность «90 кВт» не понята: нужны лошадиные силы'],
  [{ ...KIA, engine: 'x', popularity: '12' }, 'популярность «12» — не число от 0 до 9'],
  [{ ...KIA, engine: 'x', from: '2020', to: '2010' }, 'годы идут назад: с 2020 по 2010'],
  [{ ...KIA, car: 'x'.repeat(201) }, 'название длиннее 200 знаков'],
])('%j is refused: %s', (cells, reason) => {
  expect(read(cells)).toBe(reason)
})
