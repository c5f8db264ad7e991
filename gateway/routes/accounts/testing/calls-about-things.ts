import * as z from 'zod'
import { allOperations } from '@/lib/gateway/contracts/all'
import type { Operation } from '@/lib/gateway/operation'

/** Names of fields that say which thing a call is about. */
const NAMING = /^(?:ids?|number|vin|sessionID)$|(?:Id|Number|_number)$/
/** Calls about what is everybody's, the staff's (tried by role) or the caller's own in any case. */
const OF_NOBODY = [
  'askQuestion',
  'changeInquiry',
  'createCar',
  'createReview',
  'decideAnswer',
  'decideQuestion',
  'answerAsShop',
  'decideReview',
  'replyToReview',
  'takeReview',
  'resendMessage',
  'readReviewMarks',
  'reportReview',
  'voteReview',
  'subscribe',
]
/** Of a company's client, a bonus card and an uploaded list: their suites try those of others. */
const TRIED_BESIDE = ['createOrder', 'downloadCartReport', 'getDeliveryIntervals', 'getOrderOptions']

function isAboutAThing({ body, params, query }: Operation): boolean {
  return [body, params, query].some((schema) => {
    const { properties = {} } = schema ? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) : {}
    return Object.keys(properties).some((name) => NAMING.test(name))
  })
}

/** Names of all calls of people that name something which may be another person's: each of them has to be tried by others. */
export function callsAboutThings(): string[] {
  return allOperations
    .filter(
      (operation) => operation.auth !== 'guest' && operation.auth !== 'owner' && isAboutAThing(operation),
    )
    .map(({ name }) => name)
    .filter((name) => !OF_NOBODY.includes(name) && !TRIED_BESIDE.includes(name))
}
