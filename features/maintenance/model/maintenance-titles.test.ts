import { expect, it } from 'vitest'
import { MAX_TITLE_LENGTH } from '@/lib/parts/vehicle/fit-title'
import { titlesOf } from './maintenance-titles'

const way = [
  { title: 'Hyundai', href: '/catalog_to?brand=b' },
  { title: 'Solaris II', href: '/catalog_to?model=m' },
]

const SERVICE = {
  uuid: 'u',
  carId: null,
  mark: '',
  model: '',
  modification: '',
  way,
  groups: [],
  readAt: '2026-11-22T09:00:00Z',
}

it.each([
  ['brand', 0, 'Плановое обслуживание', null],
  ['model', 1, 'Плановое обслуживание Hyundai', { title: 'Hyundai', depth: 0 }],
  ['modification', 2, 'Плановое обслуживание Hyundai Solaris II', { title: 'Solaris II', depth: 1 }],
] as const)('the choice of a %s is called by what was chosen before', (of, depth, heading, last) => {
  expect(titlesOf({ step: 'choice', choice: { of, way: way.slice(0, depth), links: [] } })).toMatchObject({
    heading,
    last,
  })
})

it.each([
  [
    'Kia Rio III 1.6 G4FC (123 л.с., бензин), АКПП-4',
    'ТО Kia Rio III 1.6 G4FC (123 л.с., бензин), АКПП-4: регламент и цены',
  ],
  [
    'ГАЗ ГАЗель Бизнес I 2.9 УМЗ-4216 (107 л.с., бензин), МКПП-5, задний привод, микроавтобус',
    'ТО ГАЗ ГАЗель Бизнес I 2.9 УМЗ-4216 МКПП-5, задний, микроавтобус',
  ],
])('the title of %s fits and keeps what tells it from others', (title, short) => {
  const service = { ...SERVICE, title }
  expect(titlesOf({ step: 'service', service }).title).toBe(short)
  expect(short.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH)
})
