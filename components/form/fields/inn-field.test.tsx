import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { findParty } from '@/lib/gateway/contracts/site/parties'
import { GATEWAY_BASE_PATH } from '@/lib/gateway/operation'
import { innField, requiredField } from '@/lib/validation/fields-schema'
import { render } from '@/tests/render'
import { Form } from '../form'
import { InnField } from './inn-field'
import { TextField } from './text-field'
import { useSchemaForm } from '../use-schema-form'

// The fingerprint needs a canvas, which this browser has not.
vi.mock('@/lib/visitor/visitor-id', () => ({ visitorId: () => undefined }))

const FLEET = '7713456783'
const NEIGHBOUR = '7719501182'
const CLOSED = '5027003368'
const known: Record<string, object> = {
  [FLEET]: { name: 'ООО Автопарк', city: 'Москва', isActive: true },
  [NEIGHBOUR]: { name: 'ООО Восток-Деталь', city: 'Балашиха', isActive: true },
  [CLOSED]: { name: 'ООО Старый мотор', city: null, isActive: false },
}
const requested: string[] = []
const sent = vi.fn(() => Promise.resolve())
const address = `*${GATEWAY_BASE_PATH}${findParty.path}`
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  requested.length = 0
  sent.mockClear()
  server.use(
    http.post(address, async ({ request }) => {
      const { inn } = (await request.json()) as { inn: string }
      requested.push(inn)
      const party = known[inn]
      return HttpResponse.json({ party: party ? { inn, kpp: null, address: null, ...party } : null })
    }),
  )
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const schema = z.object({ inn: innField, company: requiredField('Укажите компанию'), city: z.string() })

function Company() {
  const form = useSchemaForm(schema, { inn: '', company: '', city: '' })
  return (
    <Form form={form} onSubmit={sent}>
      <InnField form={form} name="inn" fills={{ name: 'company', city: 'city' }} />
      <TextField form={form} name="company" label="Компания" />
      <TextField form={form} name="city" label="Город" />
      <button>Отправить</button>
    </Form>
  )
}
const field = (name: string) => screen.getByRole('textbox', { name })

it('names who has the number and fills in what follows from it, once the number is whole', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), FLEET)
  expect(await screen.findByText('ООО Автопарк, Москва')).toHaveAttribute('role', 'status')
  expect([field('Компания'), field('Город')].map((input) => (input as HTMLInputElement).value)).toEqual([
    'ООО Автопарк',
    'Москва',
  ])
  expect(requested).toEqual([FLEET])
})

it('keeps what was typed, and takes back only what it has filled in itself', async () => {
  const { user } = render(<Company />)
  await user.type(field('Город'), 'Химки')
  await user.type(field('ИНН'), FLEET)
  await waitFor(() => expect(field('Компания')).toHaveValue('ООО Автопарк'))
  await user.clear(field('ИНН'))
  await user.type(field('ИНН'), NEIGHBOUR)
  await waitFor(() => expect(field('Компания')).toHaveValue('ООО Восток-Деталь'))
  expect(field('Город')).toHaveValue('Химки')
})

it('takes the name of another number back while nobody answers, says so, and asks again when the field is left', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), FLEET)
  await waitFor(() => expect(field('Компания')).toHaveValue('ООО Автопарк'))
  await user.clear(field('Город'))
  await user.type(field('Город'), 'Химки')
  let isAway = true
  server.use(
    http.post(address, () =>
      isAway ? HttpResponse.json({ message: 'Отдыхает.' }, { status: 503 }) : undefined,
    ),
  )
  await user.clear(field('ИНН'))
  await user.type(field('ИНН'), NEIGHBOUR)
  expect(await screen.findByText(/Не удалось узнать, чей это ИНН/)).toBeVisible()
  expect([field('Компания'), field('Город')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '',
    'Химки',
  ])
  expect(field('ИНН')).toHaveValue(NEIGHBOUR)
  isAway = false
  await user.tab()
  await waitFor(() => expect(field('Компания')).toHaveValue('ООО Восток-Деталь'))
  expect(screen.queryByText(/Не удалось узнать/)).toBeNull()
})

it('takes the name back that a number had which is nobody’s', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), FLEET)
  await waitFor(() => expect(field('Компания')).toHaveValue('ООО Автопарк'))
  await user.clear(field('ИНН'))
  await user.type(field('ИНН'), '7707083893')
  await waitFor(() => expect(field('Компания')).toHaveValue(''))
})

it.each(['7713456784', '77134567890', '500100732258'])(
  'doubts %s once the field is left, asks nobody whose it is, and lets the form go on',
  async (inn) => {
    const { user } = render(<Company />)
    await user.type(field('ИНН'), inn)
    await user.type(field('Компания'), 'Ромашка')
    const words = await screen.findByText(/проверьте номер\. Если он верный, продолжайте/)
    expect(words).toHaveAttribute('role', 'status')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(requested).toEqual([])
    await user.clear(field('ИНН'))
    expect(screen.queryByText(/проверьте номер/)).toBeNull()
  },
)

it('doubts a number that stays in the field without the field being left', async () => {
  const { user } = render(<Company />)
  await user.click(field('ИНН'))
  await user.paste('7713456784')
  expect(await screen.findByText(/Контрольная цифра/)).toBeVisible()
})

it('refuses a number of zeros', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), '0000000000')
  await user.tab()
  expect(await screen.findByText('Такого ИНН не бывает: все цифры одинаковые')).toBeVisible()
})

it('warns of a company that does not work any more', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), CLOSED)
  expect(await screen.findByText(/ООО Старый мотор: по данным реестра не работает/)).toBeVisible()
})

it('lets everything be typed by hand when nobody knows the number or nobody answers', async () => {
  const { user } = render(<Company />)
  await user.type(field('ИНН'), '7707083893')
  await waitFor(() => expect(requested).toHaveLength(1))
  server.use(http.post(address, () => new HttpResponse(null, { status: 503 })))
  await user.clear(field('ИНН'))
  await user.type(field('ИНН'), FLEET)
  await user.type(field('Компания'), 'Ромашка')
  expect(await screen.findByText(/Не удалось узнать, чей это ИНН/)).toHaveAttribute('role', 'status')
  expect(field('Компания')).toHaveValue('Ромашка')
})
