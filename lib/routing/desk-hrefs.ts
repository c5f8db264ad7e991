import { encodeUriPart } from '@/lib/parts/uri'
import type { PagePath } from './pages'

/** Where the staff begins. */
const orders = '/arus_elements/orders' satisfies PagePath
const reviews = '/arus_elements/reviews' satisfies PagePath
const inquiries = '/arus_elements/inquiries' satisfies PagePath
const codes = '/arus_elements/codes' satisfies PagePath
const customers = '/arus_elements/customers' satisfies PagePath
const questions = '/arus_elements/questions' satisfies PagePath
const delivery = '/arus_elements/delivery' satisfies PagePath
const payment = '/arus_elements/payment' satisfies PagePath
const suppliers = '/arus_elements/suppliers' satisfies PagePath
const popular = '/arus_elements/popular' satisfies PagePath
const reports = '/arus_elements/reports' satisfies PagePath
const goods = '/arus_elements/goods' satisfies PagePath
const rules = '/arus_elements/rules' satisfies PagePath

/** Addresses of the staff's pages, apart from the shop's: a public page carries every address that any page's script uses. */
export const deskHrefs = {
  orders,
  reviews,
  inquiries,
  popular,
  reports,
  rules,
  delivery,
  payment,
  suppliers,
  codes,
  questions,
  customers,
  customer: (id: string) => `${customers}/${encodeUriPart(id)}`,
  goods,
  product: (code: string) => `${goods}/${encodeUriPart(code)}`,
  order: (number: string) => `${orders}/${encodeUriPart(number)}`,
} as const
