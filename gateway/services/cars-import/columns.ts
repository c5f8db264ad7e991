import { createTableColumns, type ColumnsOf } from '@/gateway/services/table-files/table-columns'

export type CarColumn =
  | 'make'
  | 'names'
  | 'model'
  | 'car'
  | 'engine'
  | 'volume'
  | 'power'
  | 'fuel'
  | 'gearbox'
  | 'drive'
  | 'body'
  | 'years'
  | 'from'
  | 'to'
  | 'popularity'
  | 'sizes'
  | 'works'
export type CarColumns = ColumnsOf<CarColumn>

/** Of a file of cars, one row for each modification. */
export const CAR_COLUMNS = createTableColumns<CarColumn>({
  titles: {
    make: 'Марка',
    names: 'Как называют марку',
    model: 'Модель',
    car: 'Модификация',
    engine: 'Двигатель',
    volume: 'Объём',
    power: 'Мощность',
    fuel: 'Топливо',
    gearbox: 'Коробка',
    drive: 'Привод',
    body: 'Кузов',
    years: 'Годы',
    from: 'Год с',
    to: 'Год по',
    popularity: 'Популярность',
    sizes: 'Размеры',
    works: 'Регламент',
  },
  required: ['make', 'model'],
  words: [
    [/^(год|выпуск\p{L}*|производств\p{L}*)? ?(с|от|начал\p{L}*)( |$)|^(year )?from$|^year start$/u, 'from'],
    [
      /^(год|выпуск\p{L}*|производств\p{L}*)? ?(по|до|конец|окончан\p{L}*)( |$)|^(year )?to$|^year end$/u,
      'to',
    ],
    [/^год начала/u, 'from'],
    [/^год (окончания|конца)/u, 'to'],
    [/^год\p{L}*|^years?$/u, 'years'],
    [/^как называют|^(другие )?названия|^синоним|^aliases?$|^names$/u, 'names'],
    [/^марка|^производитель|^(car )?make$|^brand$/u, 'make'],
    [/^модель|^(car )?model$/u, 'model'],
    [/^модификац|^исполнен|^комплектац|^modification$|^trim$/u, 'car'],
    [/объем|^литраж|^см3$|volume|displacement|^cc$/u, 'volume'],
    [/мощност|^л с$|^hp$|power/u, 'power'],
    [/^топливо|^тип (топлива|двигателя)|^fuel/u, 'fuel'],
    [/двигател|^мотор|engine/u, 'engine'],
    [/короб|^кпп|^трансмисс|gearbox|transmission/u, 'gearbox'],
    [/привод|^drive/u, 'drive'],
    [/кузов|^body/u, 'body'],
    [/популярност|popularity/u, 'popularity'],
    [/^размер|^sizes?$/u, 'sizes'],
    [/^регламент|^работы|^(planned )?service$/u, 'works'],
  ],
})
