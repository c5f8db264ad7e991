import { expect, it } from 'vitest'
import { DEMO_CLIENTS } from '@/gateway/demo/people/demo-people'
import { demoPartyLookup } from '@/gateway/demo/parties/demo-party-lookup'
import { isInn, kppProblem } from '@/lib/validation/companies/requisites'

const CONTRACTORS = DEMO_CLIENTS.flatMap(({ contractors }) => contractors.map(({ inn }) => inn))
const COMPANIES = ['7719501182', '7723009216', '5012004175', '7814005120', '1655006333', '5027003368']
const ENTREPRENEURS = ['770100041212', '502400118580']

it.each([...CONTRACTORS, ...COMPANIES])('knows the company %s, which can have that number', async (inn) => {
  expect(isInn(inn)).toBe(true)
  const party = await demoPartyLookup.find(inn)
  expect(kppProblem(party?.kpp ?? '')).toBeNull()
  expect(party?.name).toMatch(/^(?:ООО|АО) /)
})

it.each(ENTREPRENEURS)('knows the entrepreneur %s, who has no code of registration', async (inn) => {
  expect(isInn(inn)).toBe(true)
  expect(await demoPartyLookup.find(inn)).toMatchObject({ kpp: null, name: expect.stringMatching(/^ИП /) })
})

it('knows one that does not work any more, and not everybody', async () => {
  expect(await demoPartyLookup.find('5027003368')).toMatchObject({ isActive: false })
  expect(await demoPartyLookup.find('7707083893')).toBeNull()
})
