import { expect, it } from 'vitest'
import { readYears } from './years'

it.each([
  [{}, { from: null, to: null }],
  [{ years: '2010-2016' }, { from: 2010, to: 2016 }],
  [{ years: '03.2010 — 11.2016' }, { from: 2010, to: 2016 }],
  [{ years: '2010 - н.в.' }, { from: 2010, to: null }],
  [{ years: 'с 2010' }, { from: 2010, to: null }],
  [{ years: '2010-' }, { from: 2010, to: null }],
  [{ years: 'до 2014 г.' }, { from: null, to: 2014 }],
  [{ years: '2012' }, { from: 2012, to: 2012 }],
  [
    { from: '2010', to: '2016' },
    { from: 2010, to: 2016 },
  ],
  [
    { from: '01.03.2010', to: '' },
    { from: 2010, to: null },
  ],
  [
    { from: '2010-03', to: 'по наст. время' },
    { from: 2010, to: null },
  ],
  [{ years: '10-16' }, 'годы «10-16» не поняты'],
  [{ years: '2001, 2003, 2005' }, 'годы «2001, 2003, 2005» не поняты'],
  [{ from: 'весна' }, 'год «весна» не понят'],
  [{ from: '2016', to: '2010' }, 'годы идут назад: с 2016 по 2010'],
])('%j is read as %j', (cells, expected) => {
  expect(readYears({ years: '', from: '', to: '', ...cells })).toEqual(expected)
})
