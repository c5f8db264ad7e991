import { queryOptions } from '@tanstack/react-query'
import { requireResponse } from '@/lib/gateway/wire/require-response'
import { browserGateway } from '@/lib/gateway/browser-client'
import {
  changeInquiry,
  type INQUIRY_STATES,
  listDeadMessages,
  listInquiries,
  resendMessage,
} from '@/lib/gateway/contracts/site/inquiry-desk'
import type { RequestOf, ResponseOf } from '@/lib/gateway/operation'
import { atLeast } from '@/lib/query/at-least'

export type InquiryList = ResponseOf<typeof listInquiries>
export type DeskInquiry = InquiryList['inquiries'][number]
export type DeadMessage = ResponseOf<typeof listDeadMessages>['messages'][number]
export type InquiryStatus = (typeof INQUIRY_STATES)[number]
export type InquiryState = 'all' | 'dead' | InquiryStatus

const WE_SHOW = { handlesErrors: true } as const

export const DESK = ['inquiry-desk'] as const

export function inquiriesOptions(state: InquiryState, page: number) {
  return queryOptions({
    queryKey: [...DESK, 'inquiries', state, page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listInquiries, { body: { state, page } }, { ...WE_SHOW, signal })).then(
        requireResponse,
      ),
  })
}

export function deadMessagesOptions(page: number) {
  return queryOptions({
    queryKey: [...DESK, 'messages', page],
    queryFn: ({ signal }) =>
      atLeast(browserGateway().call(listDeadMessages, { body: { page } }, { ...WE_SHOW, signal })).then(
        requireResponse,
      ),
  })
}

export function change(body: RequestOf<typeof changeInquiry>['body']) {
  return browserGateway().call(changeInquiry, { body }, WE_SHOW).then(requireResponse)
}

export function resend(id: number) {
  return browserGateway().call(resendMessage, { body: { id } }, WE_SHOW).then(requireResponse)
}
