import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropSecondTaps } from './drop-second-taps'

let stop: () => void

beforeEach(() => {
  stop = dropSecondTaps()
})

afterEach(() => stop())

const TAP = { clientX: 40, clientY: 40, bubbles: true, cancelable: true }
const mouse = (detail: number, clientX = TAP.clientX) => new MouseEvent('click', { ...TAP, clientX, detail })
const finger = () => new PointerEvent('click', { ...TAP, detail: 1, pointerType: 'touch' })

const press = (name: string, event: Event) => fireEvent(screen.getByRole('button', { name }), event)

function Question({ onYes }: { onYes: () => void }) {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <button key="yes" onClick={onYes}>
      Да
    </button>
  ) : (
    <button key="ask" onClick={() => setAsked(true)}>
      Отменить
    </button>
  )
}

test.each([
  ['mouse', () => mouse(1), () => mouse(2)],
  ['finger', finger, finger],
])('a double tap by a %s asks and does not answer', (_, first, second) => {
  const onYes = vi.fn<() => void>()
  render(<Question onYes={onYes} />)
  press('Отменить', first())
  press('Да', second())
  expect(onYes).not.toHaveBeenCalled()
})

test('an answer that comes later, at another place or by a key counts', () => {
  const onYes = vi.fn<() => void>()
  render(<Question onYes={onYes} />)
  press('Отменить', mouse(1))
  press('Да', mouse(2, 90))
  press('Да', mouse(0))
  press('Да', Object.defineProperty(mouse(2), 'timeStamp', { value: performance.now() + 60_000 }))
  expect(onYes).toHaveBeenCalledTimes(3)
})

test('a switch and a fold are pressed once by a double tap, a counter twice', () => {
  const counts = { switched: 0, counted: 0 }
  render(
    <>
      <button aria-pressed={false} onClick={() => (counts.switched += 1)}>
        В закладки
      </button>
      <button onClick={() => (counts.counted += 1)}>Увеличить</button>
      <details>
        <summary>Все магазины</summary>
      </details>
    </>,
  )
  for (const name of ['В закладки', 'Увеличить', 'Все магазины'])
    [1, 2].forEach((detail) => fireEvent(screen.getByText(name), mouse(detail)))
  expect(counts).toEqual({ switched: 1, counted: 2 })
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('a label and its field are one', () => {
  const onChange = vi.fn<() => void>()
  render(
    <label>
      <span onClick={(event) => event.preventDefault()}>Все</span>
      <input type="checkbox" onChange={onChange} />
    </label>,
  )
  fireEvent(screen.getByText('Все'), finger())
  fireEvent(screen.getByRole('checkbox'), finger())
  expect(onChange).toHaveBeenCalledOnce()
})
