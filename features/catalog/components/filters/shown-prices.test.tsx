import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { shownMarkup, switchMarkup } from '@/stores/user/shown-markup'
import { render } from '@/tests/render'
import { listingOf, stateOf, wireFilter, wirePrice } from '../../model/testing'
import { ListingScreen } from '../listing-screen'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const meta = { heading: 'Масло по цене 200–900\u00a0₽' }
const whole = {
  ...listingOf([wirePrice(), wireFilter({ id: '3', code: 'weight', type: 'numeric', ...WEIGHT() })], {
    meta,
  }),
  readAt: 0,
}

function WEIGHT() {
  return { title: 'Вес', unit: 'кг', min: '1', max: '50', currentMin: '1', currentMax: '50', options: null }
}

function show(query: string) {
  const state = stateOf(whole, [], query)
  return render(
    <ListingScreen
      section={{ state, listing: whole, whole }}
      cards={<li>Масло</li>}
      tags={[]}
      heading={meta.heading}
      words={{ subheading: null, content: null }}
    />,
  )
}

const field = (name: string) => screen.getByRole('textbox', { name })

beforeEach(() => {
  push.mockReset()
  localStorage.clear()
  history.replaceState(null, '', '/catalog/oil')
  shownMarkup.setState({ offered: 10, isOn: true }, true)
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => {}, removeEventListener: () => {} }))
})

test('a company chooses goods by the prices that it is shown, and other numbers as they are', async () => {
  const { user } = show('')
  expect(field('Цена, ₽: от')).toHaveAttribute('placeholder', '110')
  expect(field('Цена, ₽: до')).toHaveAttribute('placeholder', '5\u00a0500')
  expect(field('Вес, кг: до')).toHaveAttribute('placeholder', '50')

  await user.type(field('Цена, ₽: до'), '1000{Enter}')
  await vi.waitFor(() =>
    expect(push).toHaveBeenLastCalledWith('/catalog/oil?filters=9.100~909.09', { scroll: false }),
  )
  await user.type(field('Вес, кг: до'), '20{Enter}')
  await vi.waitFor(() =>
    expect(push).toHaveBeenLastCalledWith('/catalog/oil?filters=3.1~20', { scroll: false }),
  )
})

test('whole rubles that were typed stand there again as they were typed', () => {
  shownMarkup.setState({ offered: 7.5, isOn: true }, true)
  show('filters=9.930.23~1860.46')
  expect(field('Цена, ₽: от')).toHaveValue('1000')
  expect(field('Цена, ₽: до')).toHaveValue('2000')
  expect(screen.getByRole('link', { name: /^Убрать: Цена/ })).toHaveTextContent(/1\s000\s?–\s?2\s000\s₽/)
})

test('what was chosen stands everywhere with the markup, and without it once it is switched off', () => {
  show('filters=9.200~900')
  const expectPrices = (min: string, max: string, text: RegExp) => {
    expect(field('Цена, ₽: от')).toHaveValue(min)
    expect(field('Цена, ₽: до')).toHaveValue(max)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text)
    expect(screen.getByRole('link', { name: /^Убрать: Цена/ })).toHaveTextContent(text)
    expect(screen.getByRole('navigation', { name: 'Вы здесь' })).toHaveTextContent(text)
  }
  expectPrices('220', '990', /220\s?–\s?990\s₽/)
  act(() => switchMarkup(false))
  expectPrices('200', '900', /200\s?–\s?900\s₽/)
})
