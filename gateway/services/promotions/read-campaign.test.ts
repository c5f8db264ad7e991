import { expect, it } from 'vitest'
import { phaseOf } from './read-campaign'

// From the first minute of 20 February to the last of 23 February, by Moscow's clocks.
const WINDOW = {
  startsAt: new Date('2027-02-20T00:00:00+03:00'),
  endsAt: new Date('2027-02-24T00:00:00+03:00'),
}

it.each([
  ['2027-02-19T20:59:59.999Z', 'before'],
  ['2027-02-19T21:00:00.000Z', 'during'],
  ['2027-02-20T00:00:00.000Z', 'during'],
  ['2027-02-23T20:59:59.999Z', 'during'],
  ['2027-02-23T21:00:00.000Z', 'after'],
  ['2027-02-23T23:00:00.000Z', 'after'],
])('stands at %s %s the campaign', (moment, phase) => {
  expect(phaseOf(WINDOW, new Date(moment))).toBe(phase)
})
