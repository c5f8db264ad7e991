import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '@/tests/render'
import { createCheckoutCalls } from '../../api/create-checkout-calls'
import { createStores } from '@/stores/create-stores'
import { UNKNOWN_SITE } from '@/stores/user/site-facts'
import { CheckoutProvider } from '../checkout-context'
import { createScope } from '../create-scope'
import type { MapPlace } from '@/components/map/city-map'
import { PlacesMap } from './places-map'

const SHOPS: readonly MapPlace[] = [
  { id: '29', title: 'Арус на Варшавском', coordinates: [55.62, 37.61] },
  { id: '8', title: 'Арус на Щербаковской', coordinates: [55.78, 37.71] },
]

const NO_TILES = { url: '', attribution: '' }

function open(props: Partial<Parameters<typeof PlacesMap>[0]>, tiles = NO_TILES) {
  const scope = createScope(
    createStores({ site: UNKNOWN_SITE }),
    createCheckoutCalls(),
    { suggest: async () => [], addressAt: async () => null },
    tiles,
  )
  const ui = (places: readonly MapPlace[]) => (
    <CheckoutProvider scope={scope}>
      <PlacesMap label="Магазины на карте" places={places} chosen={null} {...props} />
    </CheckoutProvider>
  )
  const rendered = render(ui(SHOPS))
  return { ...rendered, show: (places: readonly MapPlace[]) => rendered.rerender(ui(places)) }
}

it('a shop is chosen by its mark', async () => {
  const onChoose = vi.fn()
  const { user } = open({ onChoose })
  await user.click(screen.getByTitle('Арус на Щербаковской'))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('8')
})

it('marks follow the list', () => {
  const { show } = open({})
  show(SHOPS.slice(0, 1))
  expect(screen.getByTitle('Арус на Варшавском')).toBeInTheDocument()
  expect(screen.queryByTitle('Арус на Щербаковской')).not.toBeInTheDocument()
})

it('a press beside the marks gives its place', () => {
  const onPick = vi.fn()
  open({ onPick, places: SHOPS.slice(0, 1) })
  fireEvent.click(screen.getByRole('region', { name: 'Магазины на карте' }), { clientX: 20, clientY: 20 })
  expect(onPick).toHaveBeenCalledExactlyOnceWith([expect.any(Number), expect.any(Number)])
})

it('begins at the shops, wherever they are, while there is no place', () => {
  const onPick = vi.fn()
  open({ onPick, places: [], around: [58.0105, 56.2502] })
  fireEvent.click(screen.getByRole('region', { name: 'Магазины на карте' }), { clientX: 0, clientY: 0 })
  const [latitude, longitude] = onPick.mock.calls[0]?.[0] ?? []
  expect([Math.round(latitude), Math.round(longitude)]).toEqual([58, 56])
})

it('shows river, rings and metro where no tiles are configured', () => {
  open({})
  const region = screen.getByRole('region', { name: 'Магазины на карте' })
  const lines = [...region.querySelectorAll('path')].map(({ classList }) => [...classList].join(' '))
  for (const title of ['Москва-река', 'МКАД', 'ТТК', 'Кольцевая']) {
    expect(lines.some((classes) => classes.includes(`ground-${title}`))).toBe(true)
  }
})

it('shows tiles with the words that their owner demands, as a text, in the place of the lines', () => {
  open({}, { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <b>Карты</b> & Ко' })
  const region = screen.getByRole('region', { name: 'Магазины на карте' })
  expect(screen.getByText('© <b>Карты</b> & Ко')).toBeVisible()
  expect(region.querySelector('path')).toBeNull()
})
