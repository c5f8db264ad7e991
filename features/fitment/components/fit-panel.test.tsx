import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseVehicle } from '@/stores/vehicle/vehicle-store'
import { renderInShop } from '@/tests/render-in-shop'
import { fitmentBatcher, type LoadVerdicts, type Verdict } from '../model/fitment-batcher'
import { FitPanel } from './fit-panel'

const ROD = { brand: 'CTR', article: 'CR0598' }
const RODS = { title: 'Рулевые тяги', href: '/catalog/rulevye-tyagi' }
const SOLARIS = {
  carId: 7,
  uuid: 'u-7',
  mark: 'Hyundai',
  model: 'Solaris II (HCR)',
  modification: '1.6',
  year: 2019,
}

afterEach(() => {
  act(() => fitmentBatcher.choose(undefined))
  localStorage.clear()
})

async function judged(verdict: Verdict['verdict']) {
  const { stores } = renderInShop(<FitPanel part={ROD} section={RODS} />)
  const load = vi.fn<LoadVerdicts>().mockResolvedValue([{ verdict, reason: null }])
  act(() => {
    chooseVehicle(stores.vehicle, SOLARIS)
    fitmentBatcher.choose({ carId: 7, year: 2019 }, load)
  })
  await screen.findByText(/одходит/)
}

test('a part that does not fit the chosen car leads to those that do', async () => {
  await judged('unfit')
  expect(screen.getByRole('link', { name: 'Рулевые тяги для Solaris II' })).toHaveAttribute(
    'href',
    '/catalog/rulevye-tyagi?assistants=7-2019',
  )
})

test('one that fits has nothing else to offer', async () => {
  await judged('fits')
  expect(screen.queryByRole('link', { name: /Рулевые тяги/ })).toBeNull()
})
