import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { collectEarlyPresses } from './collect-early-presses'
import { EARLY_PRESSES_SCRIPT, type EarlyWindow, useRepeatedPresses } from './early-presses'

const view: EarlyWindow = window

afterEach(() => {
  delete view.takeEarlyPresses
  document.body.innerHTML = ''
})

function pageOf(html: string): HTMLElement[] {
  document.body.innerHTML = html
  return [...document.querySelectorAll('button')]
}

test('repeats a press that nobody heard, once for each button, when the page is ready', () => {
  const [buy, keep, other] = pageOf(
    '<button data-press><b>В корзину</b></button><button data-press>В закладки</button><button>Ещё</button>',
  )
  view.takeEarlyPresses = collectEarlyPresses(document)
  buy?.querySelector('b')?.click()
  buy?.click()
  other?.click()

  const heard = vi.fn((event: Event) => event.currentTarget)
  for (const button of [buy, keep, other]) button?.addEventListener('click', heard)
  renderHook(useRepeatedPresses)
  expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual([buy])

  buy?.click()
  renderHook(useRepeatedPresses)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('leaves a button alone that has gone meanwhile', () => {
  const [buy] = pageOf('<button data-press>В корзину</button>')
  view.takeEarlyPresses = collectEarlyPresses(document)
  buy?.click()
  const heard = vi.fn()
  buy?.addEventListener('click', heard)
  buy?.remove()
  renderHook(useRepeatedPresses)
  expect(heard).not.toHaveBeenCalled()
})

test('the page carries a script that can stand alone', () => {
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- exactly what the browser does with it
  new Function(EARLY_PRESSES_SCRIPT)()
  expect(view.takeEarlyPresses?.()).toEqual([])
})
