import { createTableColumns, type ColumnsOf } from '@/gateway/services/table-files/table-columns'

export type ApplicabilityColumn =
  | 'brand'
  | 'article'
  | 'make'
  | 'model'
  | 'car'
  | 'years'
  | 'from'
  | 'to'
  | 'note'
export type ApplicabilityColumns = ColumnsOf<ApplicabilityColumn>

/** Of a file that says which cars a product fits. */
export const APPLICABILITY_COLUMNS = createTableColumns<ApplicabilityColumn>({
  titles: {
    brand: 'Бренд',
    article: 'Артикул',
    make: 'Марка',
    model: 'Модель',
    car: 'Модификация или двигатель',
    years: 'Годы',
    from: 'Год с',
    to: 'Год по',
    note: 'Примечание',
  },
  required: ['brand', 'article', 'make', 'model'],
  words: [
    [
      /^(год|дата|выпуск\p{L}*|производств\p{L}*)? ?(с|от|начал\p{L}*)( |$)|^(year )?from$|^year start$/u,
      'from',
    ],
    [
      /^(год|дата|выпуск\p{L}*|производств\p{L}*)? ?(по|до|конец|окончан\p{L}*)( |$)|^(year )?to$|^year end$/u,
      'to',
    ],
    [/^(с|по) год|^год начала/u, 'from'],
    [/^год (окончания|конца)/u, 'to'],
    [/^год\p{L}*|^years?$/u, 'years'],
    [
      /(марка|производитель) (авто|тс|машин)|^марка$|^авто(марка|производитель)$|^(car )?make$|^vehicle brand$/u,
      'make',
    ],
    [/^модель|^(car )?model$/u, 'model'],
    [/модификац|двигател|мотор|исполнен|^(авто|автомобиль|машина|кузов)$|engine|^car$|modification/u, 'car'],
    [/^бренд|^производитель|^изготовитель|^brand|manufacturer/u, 'brand'],
    [/артикул|^номер|каталожн|^код (детали|запчасти)|article|part ?n|^number$|^sku$/u, 'article'],
    [/примечан|комментар|огранич|применение|^note|comment|remark/u, 'note'],
  ],
})
