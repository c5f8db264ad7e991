import { act, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markHydrated } from '@/framework/next/mark-hydrated'
import { LazyHydrate } from './lazy-hydrate'

type Part = { title: string }

/** The actions in the part, in their order. */
const done = vi.fn()

function Panel({ title }: Part) {
  const [order, setOrder] = useState('new')
  return (
    <>
      <h2>{title}</h2>
      <button ref={markHydrated} data-replay-click="" onClick={() => done('more')}>
        Ещё
      </button>
      <select
        aria-label="Порядок"
        value={order}
        onChange={({ target }) => {
          setOrder(target.value)
          done(target.value)
        }}
      >
        <option value="new">Новые</option>
        <option value="low">Низкие</option>
      </select>
      <input type="checkbox" onChange={({ target }) => done(target.checked)} />
    </>
  )
}

const loaded = vi.fn<() => void>()
const load = async (): Promise<ComponentType<Part>> => {
  loaded()
  return Panel
}

let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  done.mockReset()
  loaded.mockReset()
  place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(<LazyHydrate drawn={Panel} load={load} part={{ title: 'Отзывы' }} />)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  place.remove()
})

async function comeToLife(): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, <LazyHydrate drawn={undefined} load={load} part={{ title: 'Отзывы' }} />)
  })
}

const control = <Kind extends HTMLElement>(name: string) => place.querySelector<Kind>(name) as Kind
/** The imports have come, the part is drawn, and the clicks that it repeats are made. */
const settled = async () => {
  await act(() => import('./restore-form-state'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('the markup of the server stands, and nothing is loaded while nobody is there', async () => {
  await comeToLife()
  expect(place).toHaveTextContent('Отзывы')
  expect(loaded).not.toHaveBeenCalled()
})

test('what was pressed before the scripts came is done once', async () => {
  control('button').setAttribute('data-click-pending', '')
  await comeToLife()
  await settled()
  expect(loaded).toHaveBeenCalledOnce()
  expect(done.mock.calls).toEqual([['more']])
})

test('a press while the part is on its way is done once', async () => {
  await comeToLife()
  control('button').setAttribute('data-click-pending', '')
  await act(async () => control('button').click())
  await settled()
  expect(done.mock.calls).toEqual([['more']])
  await act(async () => control('button').click())
  expect(done).toHaveBeenCalledTimes(2)
})

test('what was chosen meanwhile holds, and the focus stays where it was', async () => {
  await comeToLife()
  control<HTMLSelectElement>('select').value = 'low'
  control<HTMLInputElement>('input').checked = true
  await act(async () => control('select').focus())
  await settled()
  expect(done.mock.calls).toEqual([['low'], [true]])
  expect(control<HTMLSelectElement>('select').value).toBe('low')
  expect(document.activeElement).toBe(control('select'))
})

test('a page that the browser draws itself has the part at once', async () => {
  render(<LazyHydrate drawn={undefined} load={load} part={{ title: 'Отзывы' }} />)
  expect(await screen.findAllByRole('heading', { name: 'Отзывы' })).not.toHaveLength(0)
  expect(loaded).toHaveBeenCalledOnce()
})
