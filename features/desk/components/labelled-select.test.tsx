import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { LabelledSelect } from './labelled-select'

const OPTIONS = [
  ['', 'Не менять'],
  ['ready', 'Готов к выдаче'],
] as const

async function hydrate(value: string, early: string | undefined) {
  const onChange = vi.fn<(event: { target: { value: string } }) => void>()
  const field = <LabelledSelect label="Что сделать" options={OPTIONS} value={value} onChange={onChange} />
  document.body.innerHTML = `<div>${renderToString(field)}</div>`
  const select = screen.getByRole('combobox')
  if (select instanceof HTMLSelectElement && early !== undefined) select.value = early
  await act(async () => hydrateRoot(document.querySelector('div') ?? document.body, field))
  return onChange.mock.calls.map(([{ target }]) => target.value)
}

it('takes over what was chosen before the scripts came', async () => {
  expect(await hydrate('', 'ready')).toEqual(['ready'])
})

it.each([['ready'], ['gone']])('leaves %j alone when nothing was chosen', async (value) => {
  expect(await hydrate(value, undefined)).toEqual([])
})
