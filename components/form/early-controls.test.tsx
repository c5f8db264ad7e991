import { fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { hydrate } from '@/tests/hydrate'
import { Checkbox } from './checkbox'
import { FileInput } from './file-input'
import { Radio } from './radio'
import { Select } from './select'

const PHOTO = new File(['x'], 'photo.png')

function Box({ start }: { start: boolean }) {
  const [isOn, setOn] = useState(start)
  return (
    <>
      <Checkbox aria-label="Опт" checked={isOn} onValue={setOn} />
      <output>{String(isOn)}</output>
    </>
  )
}

function Radios() {
  const [chosen, setChosen] = useState('a')
  return (
    <>
      {['a', 'b', 'c'].map((value) => (
        <Radio
          key={value}
          name="way"
          aria-label={value}
          value={value}
          checked={value === chosen}
          onChoose={() => setChosen(value)}
        />
      ))}
      <output>{chosen}</output>
    </>
  )
}

function List({ start }: { start: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Select value={value} onValue={setValue}>
        <option value="a">A</option>
        <option value="b">B</option>
      </Select>
      <output>{value}</output>
    </>
  )
}

/** A slow machine yields between what React draws and its effects. */
function Slow() {
  useLayoutEffect(() => {
    const end = performance.now() + 20
    while (performance.now() < end);
  }, [])
  return null
}

/** As `markHydrated` replays a click. */
function press(button: HTMLElement | null) {
  setTimeout(() => button?.click())
}

function Page({ onPress }: { onPress: (isOn: boolean) => void }) {
  const [isOn, setOn] = useState(false)
  return (
    <>
      <Checkbox aria-label="Опт" checked={isOn} onValue={setOn} />
      <button type="button" ref={press} onClick={() => onPress(isOn)}>
        Скачать
      </button>
      <Slow />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox')
const list = () => screen.getByRole<HTMLSelectElement>('combobox')
const nothing = () => {}

it.each<[string, ReactElement, () => void, string]>([
  ['a ticked box', <Box key="" start={false} />, () => (box().checked = true), 'true'],
  ['a box that was ticked off', <Box key="" start />, () => (box().checked = false), 'false'],
  ['a box that is left alone', <Box key="" start />, nothing, 'true'],
  [
    'a chosen radio',
    <Radios key="" />,
    () => (screen.getByRole<HTMLInputElement>('radio', { name: 'c' }).checked = true),
    'c',
  ],
  ['radios that are left alone', <Radios key="" />, nothing, 'a'],
  ['an option', <List key="" start="a" />, () => (list().value = 'b'), 'b'],
  ['a list that is left alone', <List key="" start="b" />, nothing, 'b'],
  ['a value that is no option', <List key="" start="gone" />, nothing, 'gone'],
])('%s before the scripts came is what the state is', (_, ui, early, state) => {
  hydrate(ui, early)
  expect(screen.getByRole('status')).toHaveTextContent(state)
})

it('a button of the page finds a box as it stands', async () => {
  const { user } = hydrate(
    <>
      <Box start={false} />
      <button type="button">Скачать</button>
    </>,
    nothing,
  )
  box().checked = true
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status')).toHaveTextContent('true')
})

it('a press from before the scripts came finds what was ticked, though it is replayed before the effects have run', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onPress = vi.fn<(isOn: boolean) => void>()
  const page = <Page onPress={onPress} />
  const place = document.body.appendChild(document.createElement('main'))
  place.innerHTML = renderToString(page)
  box().checked = true
  const root = hydrateRoot(place, page)
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledExactlyOnceWith(true))
  root.unmount()
})

it('files chosen before the scripts came are handed on once, and may be chosen again', () => {
  const onFiles = vi.fn<(files: File[]) => void>()
  hydrate(<FileInput aria-label="Фото" onFiles={onFiles} />, () => choose(PHOTO))
  expect(onFiles.mock.calls).toEqual([[[PHOTO]]])
  choose(PHOTO)
  fireEvent.change(screen.getByLabelText('Фото'))
  expect(onFiles).toHaveBeenCalledTimes(2)
  fireEvent.change(screen.getByLabelText('Фото'))
  expect(onFiles).toHaveBeenCalledTimes(2)
})

/** A field of files can be emptied and not filled by script: this one is filled, and emptied as the browser does it. */
function choose(file: File) {
  const field = screen.getByLabelText('Фото')
  const files = [file]
  Object.defineProperty(field, 'files', { configurable: true, get: () => files })
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => '',
    set() {
      files.splice(0)
    },
  })
}
