import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hrefs } from '@/lib/routing/hrefs'
import { render } from '@/tests/render'
import { BrandFinder } from './brand-finder'

const findBrands = vi.hoisted(() => vi.fn())
vi.mock('../api/find-brands', () => ({ findBrands }))

beforeEach(() => void findBrands.mockReset().mockResolvedValue(new Set()))

function show() {
  const { user } = render(
    <>
      <BrandFinder listId="brands" />
      <div id="brands">
        <section>
          <ul>
            <li>
              <a href={hrefs.brand('bosch')}>Bosch</a>
            </li>
            <li>
              <a href={hrefs.brand('brembo')}>Brembo</a>
            </li>
          </ul>
        </section>
        <section>
          <ul>
            <li>
              <a href={hrefs.brand('mann')}>MANN-FILTER</a>
            </li>
          </ul>
        </section>
      </div>
    </>,
  )
  return { user, field: screen.getByRole('searchbox', { name: 'Найти бренд' }) }
}

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

test('leaves the brands that hold the text, tells how many, and brings all back', async () => {
  const { user, field } = show()
  await user.type(field, 'bo')
  expect(shown()).toEqual(['Bosch', 'Brembo'])
  expect(screen.getByRole('status').textContent).toBe('2 бренда')

  await user.type(field, 'xx')
  expect(shown()).toEqual([])
  expect(screen.getByRole('status').textContent).toContain('нет')

  await user.clear(field)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a brand as people call it is found by the gateway’s spellings, once typing pauses', async () => {
  findBrands.mockResolvedValue(new Set([hrefs.brand('mann')]))
  const { user, field } = show()
  await user.type(field, 'манн')
  await waitFor(() => expect(shown()).toEqual(['MANN-FILTER']))
  expect(screen.getByRole('status').textContent).toBe('1 бренд')
  expect(findBrands).toHaveBeenCalledExactlyOnceWith('манн', expect.any(AbortSignal))
})

test('when the gateway does not answer, the page says that there is no such brand', async () => {
  findBrands.mockRejectedValue(new Error('offline'))
  const { user, field } = show()
  await user.type(field, 'манн')
  await waitFor(() => expect(findBrands).toHaveBeenCalledOnce())
  expect(screen.getByRole('status').textContent).toContain('нет')
})
