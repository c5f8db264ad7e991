import { expect, test } from 'vitest'
import { shownServicePaths } from './shown-services'

const work = { isStorage: false, isForCompanies: false }

test.each([
  ['nothing', [], []],
  ['works', [work], ['/autoservice']],
  ['works for companies', [{ ...work, isForCompanies: true }], ['/autoservice', '/autoservice/corp']],
  ['storage alone', [{ ...work, isStorage: true }], ['/autoservice/storage']],
])('a shop that offers %s has the pages of it', (_what, kinds, paths) => {
  const services = kinds.map((kind, at) => ({
    ...kind,
    code: String(at),
    group: '',
    title: '',
    text: null,
    price: null,
    minutes: 30,
    variants: [],
  }))
  expect(shownServicePaths({ services })).toEqual(paths)
})
