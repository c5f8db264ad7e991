import { describe, expect, it } from 'vitest'
import { allOperations } from '@/lib/gateway/contracts/all'
import { getEntity, searchListing } from '@/lib/gateway/contracts/catalog/catalog'
import { generateAnswer } from './generate-answer'

const SEEDS = [1, 2, 3, 4, 5]

describe('a generated answer', () => {
  it.each(
    allOperations.filter(({ file }) => !file).map((operation) => ({ name: operation.name, operation })),
  )('of $name is accepted by its schema, whatever the seed', ({ operation }) => {
    const refused = SEEDS.filter((seed) => {
      const answer = generateAnswer(operation, {}, seed)
      return !operation.response.safeParse(answer).success
    })
    expect(refused).toEqual([])
  })

  it('is the same for the same seed and request, and another for another', () => {
    const asked = { body: { section: 'filtry' } }
    const first = generateAnswer(searchListing, asked, 1)
    expect(generateAnswer(searchListing, asked, 1)).toEqual(first)
    expect(generateAnswer(searchListing, asked, 2)).not.toEqual(first)
    expect(generateAnswer(searchListing, { body: { section: 'svechi' } }, 1)).not.toEqual(first)
  })

  it('repeats what the request named', () => {
    expect(generateAnswer(getEntity, { params: { code: '00-10000007' } }, 1)).toMatchObject({
      code: '00-10000007',
    })
  })
})
