import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sumTotals } from './count-results'

const file = { status: 'passed', assertionResults: [{}] }
const unit = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, testResults: [file] }

test.each([
  ['a clean run', unit, { passed: 5, failed: 0, skipped: 1 }],
  ['failed tests', { ...unit, success: false, numFailedTests: 2 }, { passed: 5, failed: 2, skipped: 1 }],
  [
    'a file that does not load',
    { ...unit, success: false, testResults: [file, { status: 'failed', assertionResults: [] }] },
    { passed: 5, failed: 1, skipped: 1 },
  ],
  ['an error outside of the tests', { ...unit, success: false }, { passed: 5, failed: 1, skipped: 1 }],
])('counts unit tests of %s', (_name, report, totals) => {
  expect(countVitest(report)).toEqual(totals)
})

const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }

test.each([
  ['a clean run', { stats, errors: [] }, { passed: 4, failed: 0, skipped: 0 }],
  ['a failure', { stats: { ...stats, unexpected: 1 }, errors: [] }, { passed: 4, failed: 1, skipped: 0 }],
  ['a second try', { stats: { ...stats, flaky: 2 }, errors: [] }, { passed: 4, failed: 2, skipped: 0 }],
  [
    'a shop that did not start',
    { stats: { ...stats, expected: 0 }, errors: [{}] },
    { passed: 0, failed: 1, skipped: 0 },
  ],
])('counts journeys of %s', (_name, report, totals) => {
  expect(countPlaywright(report)).toEqual(totals)
})

test('adds the totals of all runners up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sumTotals([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})

test('refuses a report of another shape', () => {
  expect(() => countVitest({})).toThrow('numPassedTests')
})
