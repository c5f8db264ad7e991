import { expect, it } from 'vitest'
import { companyProblems } from './company-problems'

const CONTRACTOR = { name: 'ООО Парк', INN: '7707083893', KPP: '770701001' }
const CLIENT = { name: 'Парк', contractors: [CONTRACTOR] }
const MANAGER = { name: 'Ирина', phone: '8 900 000-01-01', email: 'irina@example.com' }

it('takes a company, and an entrepreneur without a KPP', () => {
  const person = { name: 'ИП Петров', INN: '500100732259', KPP: '' }
  expect(
    companyProblems({
      clients: [CLIENT, { ...CLIENT, contractors: [person] }],
      managers: [MANAGER, { name: 'Олег', phone: '', email: '' }],
    }),
  ).toEqual({})
})

it.each([
  ['no clients', { clients: [], managers: [] }, ['clients']],
  [
    'a client without a name and contractors',
    { clients: [{ name: ' ', contractors: [] }], managers: [] },
    ['clients.0.name', 'clients.0.contractors'],
  ],
  [
    'a check digit',
    { clients: [{ ...CLIENT, contractors: [{ ...CONTRACTOR, INN: '7707083894' }] }], managers: [] },
    ['clients.0.contractors.0.INN'],
  ],
  [
    'eleven digits',
    { clients: [{ ...CLIENT, contractors: [{ ...CONTRACTOR, INN: '77070838931', KPP: '' }] }], managers: [] },
    ['clients.0.contractors.0.INN'],
  ],
  [
    'no KPP',
    {
      clients: [{ ...CLIENT, contractors: [CONTRACTOR, { ...CONTRACTOR, name: '', KPP: '' }] }],
      managers: [],
    },
    ['clients.0.contractors.1.name', 'clients.0.contractors.1.KPP'],
  ],
  [
    'a KPP of an entrepreneur',
    { clients: [{ ...CLIENT, contractors: [{ ...CONTRACTOR, INN: '500100732259' }] }], managers: [] },
    ['clients.0.contractors.0.KPP'],
  ],
  [
    'a manager',
    { clients: [CLIENT], managers: [{ name: '', phone: '123', email: 'нет' }] },
    ['managers.0.name', 'managers.0.phone', 'managers.0.email'],
  ],
])('refuses %s', (_, company, paths) => {
  expect(Object.keys(companyProblems(company))).toEqual(paths)
})

it.each([
  ['770708', '770701001'],
  ['', '770701001'],
  ['0000000000', '770701001'],
  ['000000000000', ''],
])('tells the fault of the number %j alone', (INN, KPP) => {
  const client = { ...CLIENT, contractors: [{ ...CONTRACTOR, INN, KPP }] }
  expect(Object.keys(companyProblems({ clients: [client], managers: [] }))).toEqual([
    'clients.0.contractors.0.INN',
  ])
})
