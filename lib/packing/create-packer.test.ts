import { expect, it } from 'vitest'
import { createPacker } from './create-packer'
import { after, flag, mostly, optional, plain, rowsOf } from './field-codecs'

type Part = {
  title: string
  href: string
  count: number
  price: number | null
  isNew: boolean
  note?: string | undefined
}

const parts = createPacker<Part>({
  title: plain(),
  href: after('/part/'),
  count: mostly<number>(1),
  price: mostly<number | null>(null),
  isNew: flag,
  note: optional(),
})

const oil = { title: 'Масло', href: '/part/7', count: 1, price: null, isNew: false }

it.each<[string, Part, unknown[]]>([
  ['usual values at the end', oil, ['Масло', '7']],
  ['a usual value before another', { ...oil, price: 450.5 }, ['Масло', '7', null, 450.5]],
  ['zero, which is not usual', { ...oil, count: 0 }, ['Масло', '7', 0]],
  ['a sign that is set', { ...oil, isNew: true }, ['Масло', '7', null, null, 1]],
  ['a field that may be absent', { ...oil, note: 'тест' }, ['Масло', '7', null, null, null, 'тест']],
  ['an empty text', { ...oil, title: '', href: '/part/' }, ['', '']],
])('packs %s, and unpacks it', (_, part, row) => {
  expect(parts.pack(part)).toEqual(row)
  expect(parts.unpack(parts.pack(part))).toStrictEqual(part)
})

it('packs objects within objects', () => {
  const groups = createPacker<{ title: string; parts: Part[] }>({ title: plain(), parts: rowsOf(parts) })
  const full = { title: 'Новое', parts: [oil, { ...oil, isNew: true }] }
  expect(groups.unpack(groups.pack(full))).toStrictEqual(full)
  expect(groups.pack({ title: 'Пусто', parts: [] })).toEqual(['Пусто'])
  expect(groups.unpack(['Пусто'])).toStrictEqual({ title: 'Пусто', parts: [] })
})
