import { expect, it } from 'vitest'
import { draftProblems, newClient, newManager, toCompanyDraft, toCompanyTerms } from './company-draft'

const CLIENT = {
  id: '1',
  externalId: 'c-1',
  name: 'Парк',
  address: 'Тверь',
  coordinates: [56.8, 35.9] as [number, number],
  contractors: [{ externalId: 'k-1', name: 'ООО Парк', INN: '7707083893', KPP: '770701001' }],
  sharedWith: [{ id: 'u-2', name: 'Ольга' }],
}
const MANAGER = { id: 'm-1', name: 'Ирина', position: null, phone: null, email: null, photo: null }

it('comes back as it was', () => {
  const draft = toCompanyDraft({ clients: [CLIENT], managers: [MANAGER] })
  expect(draftProblems(draft)).toEqual({})
  const { id: _, sharedWith: __, ...client } = CLIENT
  expect(toCompanyTerms(draft)).toEqual({
    clients: [client],
    managers: [{ id: 'm-1', name: 'Ирина', position: '', phone: '', email: '' }],
  })
})

it('begins with an empty client for an account without one', () => {
  const draft = toCompanyDraft({ clients: [], managers: [] })
  expect(toCompanyTerms(draft)).toEqual({
    clients: [
      {
        externalId: null,
        name: '',
        address: '',
        coordinates: null,
        contractors: [{ externalId: null, name: '', INN: '', KPP: '' }],
      },
    ],
    managers: [],
  })
})

it('says what is wrong at each field', () => {
  const draft = { clients: [{ ...newClient(), name: 'Парк', point: 'Тверь' }], managers: [newManager()] }
  expect(Object.keys(draftProblems(draft))).toEqual([
    'clients.0.contractors.0.name',
    'clients.0.contractors.0.INN',
    'managers.0.name',
    'clients.0.coordinates',
  ])
})
