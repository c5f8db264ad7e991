import { expect, it } from 'vitest'
import { campaignDays } from './campaign-days'

it.each([
  ['2027-02-19T21:00:00.000Z', '2027-02-23T21:00:00.000Z', '20\u00a0февраля', '23\u00a0февраля'],
  ['2027-02-20T09:00:00.000Z', '2027-02-23T20:59:00.000Z', '20\u00a0февраля', '23\u00a0февраля'],
  ['2026-12-31T20:59:00.000Z', '2026-12-31T21:00:01.000Z', '31\u00a0декабря', '1\u00a0января'],
])('a campaign from %s to %s lasts from %s through %s in Moscow', (startsAt, endsAt, first, last) => {
  expect(campaignDays({ startsAt, endsAt })).toEqual({ first, last })
})
