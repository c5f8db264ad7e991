import { expect, it } from 'vitest'
import { buildRobotsTxt } from './build-robots-txt'

/** The longest rule that Yandex reads. */
const RULE_LENGTH = 500

const rules = buildRobotsTxt('https://shop.example')
  .split('\n')
  .flatMap((line) => /^Clean-param: (.*)$/.exec(line)?.[1] ?? [])

it.each([
  'ysclid',
  'yclid',
  'ymclid',
  '_openstat',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'srsltid',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_referrer',
  'erid',
  'from',
])('search engines drop %s from addresses', (name) => {
  expect(rules.filter((rule) => rule.split('&').includes(name))).toHaveLength(1)
})

it('no rule is longer than search engines read', () => {
  expect(rules.filter((rule) => rule.length > RULE_LENGTH)).toEqual([])
})
