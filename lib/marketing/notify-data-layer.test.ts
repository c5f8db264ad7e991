// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { notifyDataLayer } from './notify-data-layer'
import { reachOrderGoal } from './order-goals'
import { pageGlobal, setPageGlobal } from './page-global'

let stop = () => {}
const pushed = () => pageGlobal('dataLayer')

afterEach(() => {
  stop()
  setPageGlobal('dataLayer', undefined)
})

test('each order is one goal of the page counters, by the group of its buyer and under its number', () => {
  stop = notifyDataLayer(() => true)
  reachOrderGoal('client', '1000001', [])
  reachOrderGoal('corporate', '1000002', [])
  expect(pushed()).toEqual([
    { event: 'order-retail', orderNumber: '1000001' },
    { event: 'order-wholesale', orderNumber: '1000002' },
  ])
})

test('a goal goes behind what the page has pushed before', () => {
  setPageGlobal('dataLayer', [{ event: 'page' }])
  stop = notifyDataLayer(() => true)
  reachOrderGoal('client', '1000001', [])
  expect(pushed()).toEqual([{ event: 'page' }, { event: 'order-retail', orderNumber: '1000001' }])
})

test('without consent, and after it was stopped, nothing is pushed', () => {
  stop = notifyDataLayer(() => false)
  reachOrderGoal('client', '1000001', [])
  stop()
  stop = notifyDataLayer(() => true)
  stop()
  reachOrderGoal('client', '1000002', [])
  expect(pushed()).toBeUndefined()
})
