import { expect, it } from 'vitest'
import { CAR_COLUMNS, type CarColumn } from './columns'
import { readCar } from './read-car'

const read = (cells: Partial<Record<CarColumn, string>>) =>
  readCar({ text: (column) => cells[column] ?? '' }, CODES)
const CODES = {
  sections: new Set(['shiny', 'masla']),
  filters: new Set(['shirina', 'diametr', 'vyazkost_sae', 'emkost']),
  works: new Set(['oil', 'oil-filter']),
}
/** Many seconds for a pattern that looks at blanks again and again; the pause of a busy machine is shorter. */
const TIMEOUT_MS = 3_000
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
  [{ ...KIA, engine: 'x', volume: '0x10' }, 'объём «0x10» не понят: нужны кубические сантиметры или литры'],
  [{ ...KIA, engine: 'x', volume: '1e3' }, 'объём «1e3» не понят: нужны кубические сантиметры или литры'],
  [{ ...KIA, car: 'x'.repeat(201) }, 'название длиннее 200 знаков'],
  [{ ...KIA, car: 'x', engine: 'x'.repeat(201) }, 'название длиннее 200 знаков'],
  [{ ...KIA, car: 'x', names: 'x'.repeat(201) }, 'название длиннее 200 знаков'],
])('%j is refused: %s', (cells, reason) => {
  expect(read(cells)).toBe(reason)
})

it('reads the sizes that a car takes and the works of its planned service', () => {
  const car = read({
    ...KIA,
    engine: 'G4FG',
    sizes: 'tyres shiny: 205/55 R16 [shirina=205, diametr=16]; batteries masla: 60–70 А·ч [emkost=60..70]',
    works: 'oil 15000 км 4,4 л [vyazkost_sae=5W-30|5W-40]\noil-filter 15000 1',
  })
  expect(car).toMatchObject({
    sizes: [
      {
        kind: 'tyres',
        title: '205/55 R16',
        sectionCode: 'shiny',
        choice: { shirina: ['205'], diametr: ['16'] },
      },
      { kind: 'batteries', choice: { emkost: { min: 60, max: 70 } } },
    ],
    works: [
      { code: 'oil', interval: 15_000, amount: 4.4, choice: { vyazkost_sae: ['5W-30', '5W-40'] } },
      { code: 'oil-filter', interval: 15_000, amount: 1 },
    ],
  })
  expect(read({ ...KIA, engine: 'G4FG' })).toMatchObject({ sizes: null, works: null })
})

it.each([
  [{ sizes: '205/55 R16' }, 'размер «205/55 R16» не понят: нужно «вид раздел: название [фильтр=значение]»'],
  [{ sizes: 'tyres diski: R16 [diametr=16]' }, 'раздела «diski» в магазине нет'],
  [{ sizes: 'tyres shiny: R16 [cvet=16]' }, 'фильтра «cvet» в магазине нет'],
  [{ sizes: 'tyres shiny: R16 [diametr=]' }, 'у фильтра «diametr» нет значения'],
  [{ works: 'oil каждые 15000' }, 'работа «oil каждые 15000» не понята: нужно «код пробег количество»'],
  [{ works: 'polish 15000 1' }, 'работы «polish» в магазине нет'],
  [{ works: 'oil 15000 4; oil 30000 4' }, 'работа «oil» указана дважды'],
  [{ works: 'oil 0 4' }, 'работа «oil 0 4» не понята: пробег до 500000 км, количество до 100'],
])('%j is refused: %s', (cells, reason) => {
  expect(read({ ...KIA, engine: 'G4FG', ...cells })).toBe(reason)
})

it('keeps no sign that nobody sees or no database takes', () => {
  expect(
    read({ make: 'K\u0000ia', model: 'Rio\u202E IV', car: '1.6\u2028\uD800 MPI', body: 'се\u200Bдан' }),
  ).toMatchObject({
    make: 'Kia',
    model: 'Rio IV',
    title: '1.6\uFFFD MPI',
    body: 'седан',
  })
})

it('reads sizes of nothing but blanks in time, and keeps no unseen sign of them', () => {
  const began = performance.now()
  expect(read({ ...KIA, car: 'x', sizes: `tyres shiny:${' '.repeat(3_900)}x` })).toMatch(/не понят/)
  expect(performance.now() - began).toBeLessThan(TIMEOUT_MS)
  expect(read({ ...KIA, car: 'x', sizes: 'tyres shiny: R\u000016 [diametr=1\u00006]' })).toMatchObject({
    sizes: [{ title: 'R16', choice: { diametr: ['16'] } }],
  })
})
