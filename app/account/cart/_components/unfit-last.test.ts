import { beforeEach, expect, it, vi } from 'vitest'
import { fetchVerdicts } from '@/features/fitment/api/fetch-verdicts'
import { unfitLast } from './unfit-last'

vi.mock('@/features/fitment/api/fetch-verdicts', () => ({ fetchVerdicts: vi.fn() }))

const CAR = { carId: 7, year: 2016 }
const ITEMS = ['A', 'B', 'C'].map((partNumber) => ({ brandString: 'Mann', partNumber }))
const numbersFor = async (car: typeof CAR | undefined) =>
  (await unfitLast(ITEMS, car)).map(({ partNumber }) => partNumber).join('')

beforeEach(() => {
  vi.mocked(fetchVerdicts).mockReset()
})

it('puts goods that do not fit the car behind the others', async () => {
  vi.mocked(fetchVerdicts).mockResolvedValue(
    (['unfit', 'check', 'any'] as const).map((verdict) => ({ verdict, reason: null })),
  )
  expect(await numbersFor(CAR)).toBe('BCA')
})

it('leaves the order where no car is chosen or nothing is known', async () => {
  expect(await numbersFor(undefined)).toBe('ABC')
  expect(fetchVerdicts).not.toHaveBeenCalled()
  vi.mocked(fetchVerdicts).mockRejectedValue(new Error('away'))
  expect(await numbersFor(CAR)).toBe('ABC')
})
