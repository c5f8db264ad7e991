import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '@/tests/render'
import { Barcode } from './barcode'

it('is drawn 90 high, three pixels a module, with its text', () => {
  render(<Barcode value="4003994155486" />)
  const bars = screen.getByRole('img', { name: 'Штрихкод 4003994155486' })
  expect(bars).toHaveAttribute('height', '90')
  expect(bars).toHaveAttribute('width', String(95 * 3))
  expect(screen.getByText('4003994155486')).toBeVisible()
})

it('asks for a number when there is none', () => {
  render(<Barcode value="" />)
  expect(screen.getByText('Input Required')).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
