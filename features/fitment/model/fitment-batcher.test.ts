import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFitmentBatcher, type LoadVerdicts, type Verdict } from './fitment-batcher'

const SOLARIS = { carId: 7, year: null }
const VESTA = { carId: 8, year: 2018 }
const PAD = { brand: 'TRW', article: 'GDB 3548' }
const DISC = { brand: 'TRW', article: 'DF 6333' }
const OIL = { brand: 'Knecht', article: 'OC 90' }
const FITS: Verdict = { verdict: 'fits', reason: null }
const UNFIT: Verdict = { verdict: 'unfit', reason: 'для других автомобилей' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(load: LoadVerdicts) {
  const board = createFitmentBatcher()
  const notified = vi.fn()
  board.subscribe(notified)
  board.choose(SOLARIS, load)
  return { board, notified }
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

it('tells the answer that is on its way from the one that failed, and says when either changes', async () => {
  const load = vi.fn<LoadVerdicts>().mockRejectedValueOnce(new Error('down')).mockResolvedValue([FITS])
  const { board, notified } = setUp(load)
  expect(board.read(PAD)).toBe('loading')
  board.want(PAD)
  expect(board.read(PAD)).toBe('loading')
  await vi.runAllTimersAsync()
  expect(board.read(PAD)).toBe('failed')
  notified.mockClear()
  board.want(PAD)
  expect(board.read(PAD)).toBe('loading')
  expect(notified).toHaveBeenCalledOnce()
  await vi.runAllTimersAsync()
  expect(board.read(PAD)).toEqual(FITS)
  expect(notified).toHaveBeenCalledTimes(2)
})

it('asks once more for all that failed, together, and for nothing that is known', async () => {
  const load = vi.fn<LoadVerdicts>().mockResolvedValueOnce([UNFIT]).mockRejectedValueOnce(new Error('down'))
  const { board } = setUp(load)
  board.want(OIL)
  await vi.runAllTimersAsync()
  board.want(PAD)
  board.want(DISC)
  await vi.runAllTimersAsync()
  load.mockResolvedValue([FITS, UNFIT])
  board.retry()
  board.retry()
  await vi.runAllTimersAsync()
  expect(load.mock.calls.slice(2)).toEqual([[SOLARIS, [PAD, DISC]]])
  expect([OIL, PAD, DISC].map(board.read)).toEqual([UNFIT, FITS, UNFIT])
})

it('a part that an answer leaves out has failed, and is not on its way for good', async () => {
  const { board } = setUp(vi.fn<LoadVerdicts>().mockResolvedValue([FITS]))
  board.want(PAD)
  board.want(DISC)
  await vi.runAllTimersAsync()
  expect([PAD, DISC].map(board.read)).toEqual([FITS, 'failed'])
})

it('asks once for the new car when the car changes while parts are gathered', async () => {
  const load = vi.fn<LoadVerdicts>().mockResolvedValue([FITS])
  const { board } = setUp(load)
  board.want(PAD)
  board.choose(VESTA, load)
  board.want(PAD)
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledExactlyOnceWith(VESTA, [PAD])
})
