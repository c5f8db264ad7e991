import { describe, expect, it } from 'vitest'
import { allOperations } from '@/lib/gateway/contracts/all'
import { getEntity, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { summarizeParts } from '@/lib/gateway/contracts/catalog/search'
import { listNews } from '@/lib/gateway/contracts/catalog/content'
import type { ResponseOf } from '@/lib/gateway/operation'
import { generateResponse } from './generate-response'

const SEEDS = [1, 2, 3, 4, 5]

describe('a generated answer', () => {
  it.each(
    allOperations.filter(({ file }) => !file).map((operation) => ({ name: operation.name, operation })),
  )('of $name is accepted by its schema, whatever the seed', ({ operation }) => {
    const refused = SEEDS.filter((seed) => {
      const answer = generateResponse(operation, {}, seed)
      return !operation.response.safeParse(answer).success
    })
    expect(refused).toEqual([])
  })

  it('is the same for the same seed and request, and another for another', () => {
    const requested = { body: { section: 'filtry' } }
    const first = generateResponse(searchListing, requested, 1)
    expect(generateResponse(searchListing, requested, 1)).toEqual(first)
    expect(generateResponse(searchListing, requested, 2)).not.toEqual(first)
    expect(generateResponse(searchListing, { body: { section: 'svechi' } }, 1)).not.toEqual(first)
  })

  const made = SEEDS.flatMap((seed) =>
    allOperations
      .filter(({ file }) => !file)
      .flatMap((operation) => fieldsIn(generateResponse(operation, {}, seed), operation.name)),
  )

  it.each<[what: string, name: RegExp, isRight: (value: never) => boolean]>([
    [
      'prices are no gifts',
      /^(price|minPrice|oldPrice|totalPrice|minAmount|nominals?)$/,
      (rub: number) => rub >= 1,
    ],
    ['files may hold something', /bytes$/i, (bytes: number) => bytes >= 1024 * 1024],
    [
      'phone numbers have eleven digits',
      /^phone$/,
      (phone: unknown) => typeof phone === 'boolean' || /^7\d{10}$/.test(String(phone)),
    ],
    ['codes are as long as they are typed', /^digits$/, (digits: number) => digits === 4],
    ['pages are there', /^(page|pages|limit)$/, (count: number) => count >= 1],
    [
      'days of years are days',
      /^year(From|To)$/,
      (day: unknown) => typeof day === 'number' || /^\d{2}\.\d{2}\.\d{4}$/.test(String(day)),
    ],
    ['times are times', /^(timeFrom|timeTo|time|issue_time)$/, (time: string) => /^\d{2}:\d{2}$/.test(time)],
    ['what ends has not ended', /(Until|expiresAt|endsAt)$/, (day: string) => day > '2030'],
    ['numbers of orders are numbers', /^order_?number$/i, (number: string) => /^\d{7}$/.test(number)],
    ['pieces are pieces', /^(quantity|multiplicity)$/, (pieces: unknown) => Number(pieces) >= 1],
  ])('%s', (_, name, isRight) => {
    const fields = made.filter((field) => name.test(field.name))
    expect(fields).not.toEqual([])
    expect(fields.filter(({ value }) => value !== null && !isRight(value as never))).toEqual([])
  })

  it('says the same in fields that are read together', () => {
    for (const seed of SEEDS) {
      const { entities, pagination } = generateResponse(listNews, {}, seed) as ResponseOf<typeof listNews>
      expect(pagination).toMatchObject({ page: 1, pages: 1, total: 4 })
      expect(entities.length).toBeLessThanOrEqual(pagination.total)
      const { items } = generateResponse(summarizeParts, {}, seed) as ResponseOf<typeof summarizeParts>
      const risen = items.filter((item) => item && (item.oldPrice ?? Infinity) < (item.price ?? 0))
      expect(risen).toEqual([])
    }
  })

  it('repeats what the request named', () => {
    expect(generateResponse(getEntity, { params: { code: '00-10000007' } }, 1)).toMatchObject({
      code: '00-10000007',
    })
  })
})

type Field = { operation: string; name: string; value: unknown }

/** Every field below an answer that holds no others. */
function fieldsIn(value: unknown, operation: string, name = ''): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, operation, name))
  if (typeof value !== 'object' || value === null) return [{ operation, name, value }]
  return Object.entries(value).flatMap(([key, inner]) => fieldsIn(inner, operation, key))
}
