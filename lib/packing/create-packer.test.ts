import { expect, it } from 'vitest'
import { createPacker } from './create-packer'

type Part = { title: string; count: number; price: number | null; isNew: boolean; note?: string | undefined }

const parts = createPacker<Part>({ title: '', count: 1, price: null, isNew: false, note: undefined })

const oil = { title: 'Масло', count: 1, price: null, isNew: false, note: undefined }

it.each<[string, Part, unknown[]]>([
  ['usual values at the end', oil, ['Масло']],
  ['a usual value before another', { ...oil, price: 450.5 }, ['Масло', null, 450.5]],
  ['zero, which is not usual', { ...oil, count: 0 }, ['Масло', 0]],
  ['a sign that is set', { ...oil, isNew: true }, ['Масло', null, null, true]],
  ['a field that may be absent', { ...oil, note: 'тест' }, ['Масло', null, null, null, 'тест']],
  ['nothing unusual', { ...oil, title: '' }, []],
])('packs %s, and unpacks it', (_, part, row) => {
  expect(parts.pack(part)).toEqual(row)
  expect(parts.unpack(JSON.parse(JSON.stringify(parts.pack(part))))).toStrictEqual(part)
})
