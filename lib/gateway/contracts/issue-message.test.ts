import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { fieldName, toRussianIssueMessage } from './issue-message'

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: toRussianIssueMessage }).error?.issues[0]?.message
}

const MAX = 2

describe('toRussianIssueMessage', () => {
  it.each([
    [z.object({ phone: z.string() }), {}, 'Телефон: обязательное поле'],
    [z.object({ phone: z.string() }), { phone: 7 }, 'Телефон: нужен текст'],
    [z.object({ year: z.int() }), { year: 1.5 }, 'Год выпуска: нужно целое число'],
    [z.object({ price: z.number() }), { price: 'x' }, 'Цена: нужно число'],
    [z.object({ products: z.array(z.int()) }), { products: {} }, 'Товары: нужен список'],
    [z.object({ name: z.string().min(1) }), { name: '' }, 'Имя: обязательное поле'],
    [z.object({ password: z.string().min(MAX) }), { password: 'x' }, 'Пароль: не короче 2 символов'],
    [z.object({ article: z.string().max(1) }), { article: 'xxx' }, 'Артикул: не длиннее 1 символа'],
    [z.object({ article: z.string().max(MAX) }), { article: 'xxx' }, 'Артикул: не длиннее 2 символов'],
    [
      z.object({ article: z.string().max(21) }),
      { article: 'x'.repeat(22) },
      'Артикул: не длиннее 21 символа',
    ],
    [z.object({ titles: z.array(z.string()).max(1) }), { titles: ['', ''] }, 'Названия: не больше 1 строки'],
    [z.object({ products: z.array(z.string()).min(1) }), { products: [] }, 'Товары: не меньше 1 строки'],
    [z.object({ page: z.int().min(1) }), { page: 0 }, 'Страница: не меньше 1'],
    [z.object({ limit: z.int().max(100) }), { limit: 101 }, 'Количество на странице: не больше 100'],
    [z.object({ price: z.number().positive() }), { price: 0 }, 'Цена: больше 0'],
    [z.object({ vin: z.string().regex(/^X/) }), { vin: 'Y' }, 'VIN: неверный формат'],
    [z.object({ vote: z.enum(['up', 'down']) }), { vote: 'x' }, 'vote: допустимо «up», «down»'],
    [z.object({ quantity: z.number().multipleOf(4) }), { quantity: 5 }, 'Количество: должно делиться на 4'],
    [z.object({ id: z.union([z.string(), z.int()]) }), { id: true }, 'id: неверное значение'],
    [z.strictObject({}), { extra: 1 }, 'Запрос: лишние поля extra'],
    [z.object({}), 'x', 'Запрос: нужен набор полей'],
  ])('case %#', (schema, value, expected) => {
    expect(messageOf(schema, value)).toBe(expected)
  })

  it('leaves a message of the schema alone', () => {
    const schema = z.object({}).refine(() => false, 'Укажите телефон или почту')
    expect(messageOf(schema, {})).toBe('Укажите телефон или почту')
  })
})

it.each([
  [['products', 0, 'quantity'], 'Количество (строка 1)'],
  [['review', 'rating'], 'Оценка'],
  [['delivery', 'storeExternalId'], 'delivery.storeExternalId'],
  [[3, 'brand'], 'Бренд (строка 4)'],
  [['constructor'], 'constructor'],
  [[], 'Запрос'],
])('names the field at %j', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
