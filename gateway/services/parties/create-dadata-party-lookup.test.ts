import { expect, it, vi } from 'vitest'
import { createDadataPartyLookup } from '@/gateway/services/parties/create-dadata-party-lookup'

const INN = '7707083893'
const COMPANY = {
  value: 'ООО "РОМАШКА"',
  data: {
    inn: INN,
    kpp: '770701001',
    name: { short_with_opf: 'ООО "Ромашка"', full_with_opf: 'ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ' },
    state: { status: 'ACTIVE' },
    address: { value: 'г Москва, ул Арбат, д 10', data: { city: 'Москва', settlement: null } },
  },
}
const SOMEBODY = {
  value: 'ИП Петров Пётр Петрович',
  data: { inn: INN, kpp: null, state: { status: 'LIQUIDATED' }, address: { data: { settlement: 'Горки' } } },
}

function open(...suggestions: object[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ suggestions }))
  return { fetch, book: createDadataPartyLookup({ url: 'https://dadata.test/rs', apiKey: 'secret', fetch }) }
}

it('asks for the company itself with the key, and reads its name, code and town', async () => {
  const { book, fetch } = open(COMPANY)
  expect(await book.find(INN)).toEqual({
    inn: INN,
    kpp: '770701001',
    name: 'ООО "Ромашка"',
    city: 'Москва',
    address: 'г Москва, ул Арбат, д 10',
    isActive: true,
  })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://dadata.test/rs/findById/party')
  expect(init).toMatchObject({
    headers: { authorization: 'Token secret' },
    body: JSON.stringify({ query: INN, count: 1, branch_type: 'MAIN' }),
  })
})

it('an entrepreneur has no code of registration, and what is closed is told as such', async () => {
  expect(await open(SOMEBODY).book.find(INN)).toEqual({
    inn: INN,
    kpp: null,
    name: 'ИП Петров Пётр Петрович',
    city: 'Горки',
    address: null,
    isActive: false,
  })
})

it('takes nobody for another number, and knows that nobody has it', async () => {
  expect(await open({ ...COMPANY, data: { ...COMPANY.data, inn: '7713456783' } }).book.find(INN)).toBeNull()
  expect(await open().book.find(INN)).toBeNull()
})

it('a service that cannot be reached is one that is not available', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'))
  const book = createDadataPartyLookup({ url: 'https://dadata.test/rs', apiKey: 'secret', fetch })
  await expect(book.find(INN)).rejects.toMatchObject({ kind: 'unavailable' })
})
