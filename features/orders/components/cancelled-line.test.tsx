import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '@/tests/render'
import { ORDER } from '../testing'
import { CancelledLine } from './cancelled-line'

const [LINE] = ORDER.products

function choices(cancellableQuantity: number, multiplicity: number) {
  const line = LINE && { ...LINE, cancellableQuantity, multiplicity }
  if (line) render(<CancelledLine line={line} quantity={cancellableQuantity} onChoose={vi.fn()} />)
  return screen.queryAllByRole('option').map(({ textContent }) => textContent)
}

it.each([
  [3, 1, ['1', '2', '3']],
  [6, 2, ['2', '4', '6']],
  [2, 2, []],
])('of %i pieces in packs of %i offers to call off %j', (pieces, multiplicity, offered) => {
  expect(choices(pieces, multiplicity)).toEqual(offered)
})
