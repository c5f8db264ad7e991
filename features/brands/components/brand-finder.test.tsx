import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '@/tests/render'
import { BrandFinder } from './brand-finder'

test('leaves the brands that hold the text, tells how many, and brings all back', async () => {
  const { user } = render(
    <>
      <BrandFinder listId="brands" />
      <div id="brands">
        <section>
          <ul>
            <li>Bosch</li>
            <li>Brembo</li>
          </ul>
        </section>
        <section>
          <ul>
            <li>MANN-FILTER</li>
          </ul>
        </section>
      </div>
    </>,
  )
  const field = screen.getByRole('searchbox', { name: 'Найти бренд' })
  await user.type(field, 'bo')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bosch', 'Brembo'])
  expect(screen.getByRole('status').textContent).toBe('2 бренда')

  await user.type(field, 'xx')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByRole('status').textContent).toContain('нет')

  await user.clear(field)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})
