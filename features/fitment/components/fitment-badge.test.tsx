import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '@/tests/render'
import { fitmentBatcher, type LoadVerdicts } from '../model/fitment-batcher'
import { FitmentBadge } from './fitment-badge'

const PAD = { brand: 'TRW', article: 'GDB 3548' }
const load = vi.fn<LoadVerdicts>()

afterEach(() => {
  load.mockReset()
  act(() => fitmentBatcher.choose(undefined))
})

const choose = () => act(() => fitmentBatcher.choose({ carId: 7, year: null }, load))

test('says nothing without a car', () => {
  render(<FitmentBadge part={PAD} />)
  expect(screen.getByRole('paragraph')).toBeEmptyDOMElement()
  expect(load).not.toHaveBeenCalled()
})

test('says that a part is being checked, and then whether it fits', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<LoadVerdicts>>>()
  load.mockReturnValue(answer.promise)
  render(<FitmentBadge part={PAD} />)
  choose()
  expect(screen.getByText('Проверяем…')).toBeInTheDocument()
  answer.resolve([{ verdict: 'fits', reason: null }])
  expect(await screen.findByText('Подходит')).toBeInTheDocument()
  expect(screen.queryByText('Проверяем…')).toBeNull()
})

test('an answer that did not come is said, and one press asks for all of them again', async () => {
  load.mockRejectedValueOnce(new Error('down'))
  const { user } = render(
    <>
      <FitmentBadge part={PAD} look="card" />
      <FitmentBadge part={{ brand: 'TRW', article: 'DF 6333' }} look="card" />
    </>,
  )
  choose()
  const [first] = await screen.findAllByRole('button', { name: 'Не проверено, повторить' })
  load.mockResolvedValue([
    { verdict: 'fits', reason: null },
    { verdict: 'unfit', reason: null },
  ])
  await user.click(first ?? document.body)
  expect(screen.getAllByRole('paragraph')[0]).toHaveFocus()
  expect(await screen.findByText('Подходит')).toBeInTheDocument()
  expect(screen.getByText('Не подходит')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
