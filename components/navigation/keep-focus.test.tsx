import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus'

let stop: () => void

beforeEach(() => {
  stop = keepFocus(null)
})

afterEach(() => stop())

/** Presses it as the keyboard does. */
async function press(name: string): Promise<void> {
  const user = userEvent.setup()
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
}

const focused = () => vi.waitFor(() => expect(document.activeElement).not.toBe(document.body))

function Rows({ names }: { names: string[] }) {
  const [left, setLeft] = useState(names)
  return (
    <section aria-label="Карты">
      {left.length > 0 && (
        <ul aria-label="Список">
          {left.map((name) => (
            <li key={name}>
              {name}
              <button onClick={() => setLeft(left.filter((one) => one !== name))}>Удалить {name}</button>
            </li>
          ))}
        </ul>
      )}
      {left.length === 0 && <p>Пусто</p>}
    </section>
  )
}

test.each([
  ['what has come in its place', ['а', 'б', 'в'], 'б', 'вУдалить в'],
  ['what stands before it', ['а', 'б'], 'б', 'аУдалить а'],
  ['what is shown instead of the list', ['а'], 'а', 'Пусто'],
])('a removed row gives the focus to %s', async (_, names, removed, heir) => {
  render(<Rows names={names} />)
  await press(`Удалить ${removed}`)
  await vi.waitFor(() => expect(document.activeElement).toHaveTextContent(heir))
})

function Once({ children }: { children?: ReactNode }) {
  const [isDone, setDone] = useState(false)
  return (
    <div role="group" aria-label="Ещё">
      {isDone ? children : <button onClick={() => setDone(true)}>Показать ещё</button>}
    </div>
  )
}

test('a button that goes without a successor leaves the focus to what is around it', async () => {
  render(<Once />)
  await press('Показать ещё')
  await vi.waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
})

test('a button in its place has the focus and stays an ordinary stop of the keyboard', async () => {
  render(
    <Once>
      <button>Свернуть</button>
    </Once>,
  )
  await press('Показать ещё')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Свернуть' })).toHaveFocus())
  expect(screen.getByRole('button')).not.toHaveAttribute('tabindex')
})

test('a text field in its place does not open the keyboard of a phone', async () => {
  render(
    <Once>
      <input aria-label="Код" />
    </Once>,
  )
  await press('Показать ещё')
  await vi.waitFor(() => expect(screen.getByRole('group')).toHaveFocus())
})

test('a container that was given the focus is no stop of the keyboard after it', async () => {
  render(<Once />)
  await press('Показать ещё')
  const group = screen.getByRole('group')
  await vi.waitFor(() => expect(group).toHaveFocus())
  act(() => group.blur())
  expect(group).not.toHaveAttribute('tabindex')
})

function Disabling() {
  const [isBusy, setBusy] = useState(false)
  return (
    <p data-testid="around">
      <button disabled={isBusy} onClick={() => setBusy(true)}>
        Отправить
      </button>
    </p>
  )
}

test('a button that is disabled by its press leaves the focus to what is around it', async () => {
  render(<Disabling />)
  await press('Отправить')
  await vi.waitFor(() => expect(screen.getByTestId('around')).toHaveFocus())
})

function TakingItself() {
  const [isRemoved, setRemoved] = useState(false)
  return isRemoved ? <Undo /> : <button onClick={() => setRemoved(true)}>Удалить</button>
}

function Undo() {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <p>
      Удалено <button ref={undo}>Вернуть</button>
    </p>
  )
}

test('what takes the focus by itself keeps it', async () => {
  render(<TakingItself />)
  await press('Удалить')
  await focused()
  expect(screen.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
})

function Requesting() {
  const [isRequested, setRequested] = useState(false)
  return (
    <>
      <button onClick={() => setRequested(true)}>Удалить карту</button>
      {isRequested && (
        <dialog open>
          <button onClick={() => setRequested(false)}>Оставить</button>
        </dialog>
      )}
    </>
  )
}

test('a window that goes gives the focus back to what has opened it', async () => {
  render(<Requesting />)
  await press('Удалить карту')
  await press('Оставить')
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Удалить карту' })).toHaveFocus())
})

test('a link to a part of the page leaves the focus to that part', async () => {
  history.replaceState(null, '', '#specs')
  render(
    <>
      <a href="#specs">Характеристики</a>
      <section id="specs" aria-label="Характеристики" />
    </>,
  )
  screen.getByRole('link').focus()
  act(() => screen.getByRole('link').blur())
  await vi.waitFor(() => expect(screen.getByRole('region')).toHaveFocus())
  history.replaceState(null, '', location.pathname)
})

function AccordionItem() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <button hidden={isOpen} disabled={isOpen} onClick={() => setOpen(true)}>
        Показать ещё 3
      </button>
      {isOpen && <ul aria-label="Остальные" />}
    </div>
  )
}

test('a button that hides itself gives the focus to what it has shown', async () => {
  render(<AccordionItem />)
  await press('Показать ещё 3')
  await vi.waitFor(() => expect(screen.getByRole('list')).toHaveFocus())
})

test('what was lost while this was on its way is made up for', async () => {
  render(
    <main tabIndex={-1}>
      <button>Удалить</button>
    </main>,
  )
  const button = screen.getByRole('button')
  button.focus()
  button.remove()
  stop()
  stop = keepFocus(button)
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test.each([
  ['out of sight for a moment gets the focus back', false],
  ['left by a pointer stays left', true],
])('a button %s', async (_, isPointed) => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  render(<button>Показать</button>)
  const button = screen.getByRole('button')
  button.focus()
  if (isPointed) fireEvent.pointerDown(document.body)
  act(() => button.blur())
  await vi.advanceTimersByTimeAsync(100)
  expect(document.activeElement).toBe(isPointed ? document.body : button)
  vi.useRealTimers()
})

test('who leaves a field by himself is not brought back, also when it goes later', async () => {
  vi.useFakeTimers()
  const { rerender } = render(<input aria-label="Код" />)
  screen.getByRole('textbox').focus()
  act(() => screen.getByRole('textbox').blur())
  await vi.advanceTimersByTimeAsync(100)
  rerender(<p>Готово</p>)
  await vi.advanceTimersByTimeAsync(100)
  expect(document.body).toHaveFocus()
  vi.useRealTimers()
})
