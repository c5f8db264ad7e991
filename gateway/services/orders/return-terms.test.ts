import { expect, it } from 'vitest'
import { returnProblem, returnTermsOf } from '@/gateway/services/orders/return-terms'

const ISSUED = new Date('2026-03-01T20:00:00Z') // 23:00 of Moscow
const LINE = {
  status: 'issued',
  quantity: 5,
  cancelledQuantity: 1,
  returnedQuantity: 1,
  returnable: true,
  statusAt: ISSUED,
} as const
const NAMED = { brand: 'Knecht', article: 'OC 90', unit: 'шт.', returnable: true }
const UNTIL = new Date('2026-03-08T20:59:00Z')

it.each([
  ['all that is left', LINE, 0, ISSUED, { pieces: 3, until: UNTIL }],
  ['none that another request names', LINE, 2, ISSUED, { pieces: 1, until: UNTIL }],
  ['nothing when requests name all', LINE, 3, ISSUED, { pieces: 0, until: null }],
  ['all until the end of the seventh day', LINE, 0, UNTIL, { pieces: 3, until: UNTIL }],
  ['faults alone after it', LINE, 0, new Date('2026-03-08T21:00:00Z'), { pieces: 3, until: null }],
  [
    'faults alone of an offer without returns',
    { ...LINE, returnable: false },
    0,
    ISSUED,
    { pieces: 3, until: null },
  ],
  ['nothing after two years', LINE, 0, new Date('2028-03-01T00:00:00Z'), { pieces: 0, until: null }],
  [
    'nothing that was not handed over',
    { ...LINE, status: 'ready' as const },
    0,
    ISSUED,
    { pieces: 0, until: null },
  ],
] as const)('takes back %s', (_, line, openPieces, now, terms) => {
  expect(returnTermsOf(line, openPieces, now)).toEqual(terms)
})

it.each([
  ['unneeded', { pieces: 3, until: UNTIL }, 3, undefined],
  ['unneeded', { pieces: 3, until: null }, 1, 'в течение 7 дней'],
  ['unsuitable', { pieces: 3, until: null }, 1, 'в течение 7 дней'],
  ['wrong', { pieces: 3, until: null }, 1, undefined],
  ['damaged', { pieces: 3, until: null }, 1, undefined],
  ['defect', { pieces: 3, until: null }, 4, 'не больше 3 шт.'],
  ['defect', { pieces: 0, until: null }, 1, 'вернуть нельзя'],
] as const)('for «%s» with %j and %i pieces is answered with %s', (reason, terms, quantity, problem) => {
  const said = returnProblem(NAMED, terms, { quantity, reason })
  if (problem === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(problem)
})

it('says of an offer without returns that it was sold so', () => {
  const line = { ...NAMED, returnable: false }
  expect(returnProblem(line, { pieces: 1, until: null }, { quantity: 1, reason: 'unneeded' })).toContain(
    'без возврата',
  )
})
