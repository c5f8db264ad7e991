import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { UnitRow, UnitSheet } from '../../model/unit'
import { UnitView } from './unit-view'

function row(position: string, article: string, more: Partial<UnitRow> = {}): UnitRow {
  return {
    id: `r-${article}`,
    position,
    article,
    brand: 'Toyota',
    title: `Деталь ${article}`,
    amount: '2',
    count: 2,
    terms: '',
    replacedBy: null,
    replaces: null,
    isMarked: false,
    ...more,
  }
}

const callout = (position: string, left: number) => ({ position, left, top: 10, width: 4, height: 4 })

const SHEET: UnitSheet = {
  unitId: '9',
  code: '47-04',
  title: 'Тормоз передний',
  note: null,
  drawing: { url: 'media/u.svg', width: 800, height: 600 },
  callouts: [callout('1', 10), callout('1', 50), callout('2', 20), callout('3', 30)],
  rows: [
    row('1', 'A1'),
    row('2', 'B1', { terms: 'до 06.2015' }),
    row('2', 'B2', { replacedBy: 'B3' }),
    row('3', 'C1'),
  ],
}

const view = (sheet = SHEET) => (
  <UnitView sheet={sheet} toolsFor={() => null} fitFor={() => null} offerFor={() => null} />
)
const rowOf = (article: string) => screen.getByRole('row', { name: new RegExp(article) })
const callouts = (position: string) =>
  screen.getAllByRole('link', { name: new RegExp(`^Выноска ${position}:`) })
const active = () => [...document.querySelectorAll('[data-active]')]

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('is a table with a caption and a list of callouts that lead to its rows, before scripts run', () => {
  document.body.innerHTML = renderToString(view())
  const table = screen.getByRole('table', { name: 'Детали узла «Тормоз передний»' })
  expect(within(table).getAllByRole('row')).toHaveLength(5)
  const list = screen.getByRole('list', { name: 'Выноски схемы' })
  for (const link of within(list).getAllByRole('link')) {
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('TR')
  }
  expect(screen.getByRole('link', { name: 'Выноска 2: Деталь B1, Деталь B2' })).toBeTruthy()
  document.body.innerHTML = ''
})

test('what is pointed at is marked in drawing and table, and no longer when the pointer leaves', () => {
  render(view())
  const [first] = callouts('1')
  fireEvent.pointerOver(first ?? document.body)
  expect(active()).toEqual([...callouts('1'), rowOf('A1')])
  fireEvent.pointerOver(rowOf('B1'))
  expect(active()).toEqual([...callouts('2'), rowOf('B1'), rowOf('B2')])
  fireEvent.pointerOut(rowOf('B1'), { relatedTarget: document.body })
  expect(active()).toEqual([])
})

test('a callout of one part leads to its row, and the row’s position back to the callout', async () => {
  const user = userEvent.setup()
  render(view())
  const [only] = callouts('3')
  await user.click(only ?? document.body)
  expect(document.activeElement).toBe(rowOf('C1'))
  await user.click(screen.getByRole('button', { name: 'Позиция 3: показать на схеме' }))
  expect(document.activeElement).toBe(only)
})

test('a callout of several parts asks which; Escape gives the callout the focus back', async () => {
  const user = userEvent.setup()
  render(view())
  const [shared] = callouts('2')
  await user.click(shared ?? document.body)
  const choice = screen.getByRole('dialog', { name: 'Выноска 2: какая деталь нужна?' })
  expect(within(choice).getByRole('button', { name: /B1.*до 06\.2015/ })).toBe(document.activeElement)
  expect(vi.mocked(choice.scrollIntoView).mock.contexts).toContain(choice)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(shared)

  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: /B2/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(rowOf('B2'))
})

describe('a drawing that is pressed as a whole', () => {
  const SIDE = 400
  const drawing = () => screen.getByRole('group', { name: /^Схема/ })

  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, SIDE, SIDE))
  })
  afterEach(() => vi.restoreAllMocks())

  /** Beside callout 3, whose centre is at 128, 48. */
  const press = (pointerType: string, at: { clientX: number; clientY: number }) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...at })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    fireEvent(drawing(), event)
  }

  test('leads to the row of the callout that is nearest to the finger', () => {
    render(view())
    press('touch', { clientX: 128, clientY: 68 })
    expect(document.activeElement).toBe(rowOf('C1'))
    expect(active()).toEqual([...callouts('3'), rowOf('C1')])
  })

  test('asks which where a finger is between two, and nothing where it is far from all', () => {
    render(view())
    press('touch', { clientX: 128, clientY: 200 })
    expect(screen.queryByRole('dialog')).toBeNull()
    press('touch', { clientX: 109, clientY: 48 })
    const choice = screen.getByRole('dialog', { name: 'Выноски 3, 2: какая деталь нужна?' })
    expect(within(choice).getAllByRole('button', { name: /^[23]\. / })).toHaveLength(3)
  })

  test('marks what a mouse is over, and no longer when it goes on', () => {
    render(view())
    const over = (clientX: number) => {
      const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY: 48 })
      Object.defineProperty(event, 'pointerType', { value: 'mouse' })
      fireEvent(drawing(), event)
    }
    over(128)
    expect(active()).toEqual([...callouts('3'), rowOf('C1')])
    over(300)
    expect(active()).toEqual([])
  })
})

test('the row that was looked for is marked from the start, and stays so', () => {
  render(view({ ...SHEET, rows: [row('1', 'A1'), row('3', 'C1', { isMarked: true })] }))
  expect(within(rowOf('C1')).getByText('то, что искали')).toBeTruthy()
  expect(active()).toContain(rowOf('C1'))
  fireEvent.pointerOver(rowOf('A1'))
  fireEvent.pointerOut(rowOf('A1'), { relatedTarget: document.body })
  expect(active()).toContain(rowOf('C1'))
})

test('a unit without a drawing says so and has its table', () => {
  render(view({ ...SHEET, drawing: null, callouts: [] }))
  expect(screen.getByText(/Схемы этого узла в каталоге нет/)).toBeTruthy()
  expect(screen.getAllByRole('row')).toHaveLength(5)
})
