import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyArticle } from './copy-article'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast/notify', () => ({ notify }))

async function press() {
  const user = userEvent.setup()
  render(<CopyArticle article="OC 90" />)
  return { user, button: screen.getByRole('button', { name: 'Скопировать артикул OC 90' }) }
}

test('copies the number and says so', async () => {
  const { user, button } = await press()
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe('OC 90')
  await waitFor(() => expect(notify).toHaveBeenCalled())
  expect(notify).toHaveBeenCalledWith({ kind: 'ok', title: 'Копирование', text: 'Артикул OC 90 скопирован' })
})

test('tells what to do when the browser refuses', async () => {
  const { user, button } = await press()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(button)
  await waitFor(() =>
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'error', text: expect.stringContaining('вручную') }),
    ),
  )
})
