import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showProtection } from './show-protection'

function open() {
  const check = showProtection()
  const settled = check.then(
    () => 'passed',
    () => 'given up',
  )
  const frame = screen.getByTitle<HTMLIFrameElement>('Проверка, что вы не робот')
  return { settled, frame }
}

function say(data: unknown, source: MessageEventSource | null, origin = location.origin): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin }))
}

test('the check ends when its own frame says so, and the frame goes', async () => {
  const { settled, frame } = open()
  expect(frame).toHaveAttribute('src', '/gw/protection')
  say({ endChecked: true }, frame.contentWindow)
  expect(await settled).toBe('passed')
  expect(frame).not.toBeInTheDocument()
})

test.each([
  ['from another window', { endChecked: true }, () => window, undefined],
  ['from nobody', { endChecked: true }, () => null, undefined],
  [
    'from another origin',
    { endChecked: true },
    (frame: HTMLIFrameElement) => frame.contentWindow,
    'https://evil.example',
  ],
  ['of something else', { ready: true }, (frame: HTMLIFrameElement) => frame.contentWindow, undefined],
  ['of nothing', null, (frame: HTMLIFrameElement) => frame.contentWindow, undefined],
  ['as a text', 'endChecked', (frame: HTMLIFrameElement) => frame.contentWindow, undefined],
  ['of a refusal', { endChecked: false }, (frame: HTMLIFrameElement) => frame.contentWindow, undefined],
])('a message %s does not end it', async (_name, data, sourceOf, origin) => {
  const { settled, frame } = open()
  say(data, sourceOf(frame), origin)
  expect(frame).toBeInTheDocument()
  say({ endChecked: true }, frame.contentWindow)
  expect(await settled).toBe('passed')
})

test('closing it gives up', async () => {
  const { settled, frame } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(await settled).toBe('given up')
  expect(frame).not.toBeInTheDocument()
})
