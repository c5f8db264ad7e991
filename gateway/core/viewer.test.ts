import { describe, expect, it } from 'vitest'
import { authorize, requireViewer, type Viewer } from '@/gateway/core/viewer'
import type { OperationAuth } from '@/lib/gateway/operation'

const retail: Viewer = {
  userId: 'u',
  sessionId: 's',
  group: 'client',
  isPhoneConfirmed: true,
}
const unconfirmed = { ...retail, isPhoneConfirmed: false }
const corporate = { ...retail, group: 'corporate' as const }

type Outcome = 'in' | 401 | 403
type Row = [auth: OperationAuth, guest: Outcome, unconfirmed: Outcome, retail: Outcome, corporate: Outcome]

const TABLE: Row[] = [
  ['guest', 'in', 'in', 'in', 'in'],
  ['user', 401, 'in', 'in', 'in'],
  ['confirmed', 401, 403, 'in', 'in'],
  ['retail', 401, 'in', 'in', 403],
  ['corporate', 401, 403, 403, 'in'],
  ['owner', 401, 401, 401, 401],
]

function outcome(auth: OperationAuth, viewer: Viewer | undefined): unknown {
  try {
    authorize(auth, viewer)
    return 'in'
  } catch (error) {
    return error instanceof Error && 'status' in error ? error.status : error
  }
}

describe('a call for', () => {
  it.each(TABLE)('%s lets in whom it should', (auth, ...expected) => {
    const people = [undefined, unconfirmed, retail, corporate]
    expect(people.map((viewer) => outcome(auth, viewer))).toEqual(expected)
  })
})

it('tells a session that ended by the words that the shop waits for', () => {
  expect(() => requireViewer({ viewer: undefined })).toThrow(
    expect.objectContaining({ status: 401, body: { statusMessage: 'Access denied' } }),
  )
})
