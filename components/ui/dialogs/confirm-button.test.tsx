import { screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { GatewayError } from '@/lib/gateway/errors'
import { render } from '@/tests/render'
import { ConfirmButton } from './confirm-button'

function Visit({ cancel }: { cancel: () => Promise<void> }) {
  const place = useRef<HTMLLIElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <ul>
      <li ref={place} tabIndex={-1}>
        {isOver ? (
          'Отменена'
        ) : (
          <ConfirmButton
            title="Отменить запись"
            yes="Да, отменить"
            place={place}
            onYes={() => cancel().then(() => setOver(true))}
          />
        )}
      </li>
    </ul>
  )
}

it('takes the keyboard to the question, back to the button, and to what is left when it is done', async () => {
  const cancel = vi.fn(async () => undefined)
  const { user } = render(<Visit cancel={cancel} />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Да, отменить' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Оставить' }))
  expect(screen.getByRole('button', { name: 'Отменить запись' })).toHaveFocus()
  expect(cancel).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('Отменена')).toHaveFocus()
  expect(cancel).toHaveBeenCalledOnce()
})

it('says why it was not done and asks on', async () => {
  const cancel = vi.fn(async () =>
    Promise.reject(new GatewayError({ kind: 'conflict', message: 'Эту запись отменить уже нельзя.' })),
  )
  const { user } = render(<Visit cancel={cancel} />)
  await user.click(screen.getByRole('button', { name: 'Отменить запись' }))
  await user.click(screen.getByRole('button', { name: 'Да, отменить' }))
  expect(await screen.findByText('Эту запись отменить уже нельзя.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Да, отменить' })).toBeVisible()
})

it('lets a press from before its scripts be replayed, and says when they have come', () => {
  const visit = <Visit cancel={vi.fn()} />
  expect(renderToString(visit)).toContain('data-replay-click')
  render(visit)
  expect(screen.getByRole('button', { name: 'Отменить запись' })).not.toHaveAttribute('data-replay-click')
})
