import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFitmentBatcher, type LoadVerdicts, type Verdict } from './fitment-batcher'

const SOLARIS = { carId: 7, year: null }
const VESTA = { carId: 8, year: 2018 }
const PAD = { brand: 'TRW', article: 'GDB 3548' }
const DISC = { brand: 'TRW', article: 'DF 6333' }
const FITS: Verdict = { verdict: 'fits', reason: null }
const UNFIT: Verdict = { verdict: 'unfit', reason: 'для других автомобилей' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(load: LoadVerdicts) {
  const board = createFitmentBatcher()
  const told = vi.fn()
  board.subscribe(told)
  board.choose(SOLARIS, load)
  return { board, told }
}

it('asks once for all parts of a page, and gives each its verdict', async () => {
  const load = vi.fn<LoadVerdicts>().mockResolvedValue([FITS, UNFIT])
  const { board } = setUp(load)
  board.want(PAD)
  board.want(DISC)
  board.want({ brand: 'trw', article: 'GDB3548' })
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledExactlyOnceWith(SOLARIS, [PAD, DISC])
  expect(board.read({ brand: 'trw', article: 'gdb-3548' })).toEqual(FITS)
  expect(board.read(DISC)).toEqual(UNFIT)
})

it('says nothing without a car, and asks nobody', async () => {
  const load = vi.fn<LoadVerdicts>()
  const board = createFitmentBatcher()
  board.choose(undefined, load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
  expect(board.read(PAD)).toBeUndefined()
})

it('forgets the verdicts of another car, also those that come late', async () => {
  const answers: ((verdicts: Verdict[]) => void)[] = []
  const load: LoadVerdicts = () => new Promise((resolve) => answers.push(resolve))
  const { board } = setUp(load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  board.choose(VESTA, load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  answers[1]?.([UNFIT])
  answers[0]?.([FITS])
  await vi.runAllTimersAsync()
  expect(board.read(PAD)).toEqual(UNFIT)
})

it('a car of another year is another car', async () => {
  const load = vi.fn<LoadVerdicts>().mockResolvedValue([FITS])
  const { board } = setUp(load)
  board.choose({ ...SOLARIS, year: 2018 }, load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledWith({ carId: 7, year: 2018 }, [PAD])
})

it('what did not come is asked for anew by the next page', async () => {
  const load = vi.fn<LoadVerdicts>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([FITS])
  const { board, told } = setUp(load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  expect(board.read(PAD)).toBeUndefined()
  board.want(PAD)
  await vi.runAllTimersAsync()
  expect(board.read(PAD)).toEqual(FITS)
  expect(told).toHaveBeenCalled()
})
