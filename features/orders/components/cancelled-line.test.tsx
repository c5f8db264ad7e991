import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '@/tests/render'
import { ORDER } from '../testing'
import { CancelledLine } from './cancelled-line'

const [LINE] = ORDER.products

it.each([
  [3, 1, 1],
  [6, 2, 1],
  [2, 2, 0],
  [1, 0, 0],
])(
  'of %i pieces in packs of %i is asked for pieces in %i fields',
  (cancellableQuantity, multiplicity, fields) => {
    const line = LINE && { ...LINE, cancellableQuantity, multiplicity }
    if (line)
      render(
        <CancelledLine line={line} pieces={String(cancellableQuantity)} isWrong={false} onChoose={vi.fn()} />,
      )
    expect(screen.queryAllByRole('textbox')).toHaveLength(fields)
  },
)
