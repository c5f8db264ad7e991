import { expect, it } from 'vitest'
import { EMPTY_CHOICES, type InfoStep } from '@/stores/checkout/checkout-state'
import { CONTACTS } from '../testing'
import { type InfoContext, infoProblems } from './info-problems'

const SMALL: InfoContext = { isCorporate: false, itemTotal: 1500, paymentCode: 'payment_cash' }
const company = {
  ...CONTACTS,
  personCode: 'person_2',
  company: 'ООО «Вал»',
  inn: '7700000009',
  kpp: '770001001',
} as const
const entrepreneur = {
  ...CONTACTS,
  personCode: 'person_3',
  company: 'ИП Петров',
  inn: '770000000082',
} as const
const buyer = { ...CONTACTS, clientId: 'c1', contractorId: 'k1' }

it.each<[string, Partial<InfoStep>, Partial<InfoContext>, string[]]>([
  ['a private person needs three fields', CONTACTS, {}, []],
  ['nothing is filled in', {}, {}, ['name', 'phone', 'email']],
  ['a name of spaces', { ...CONTACTS, name: '  ' }, {}, ['name']],
  ['a phone with signs', { ...CONTACTS, phone: '+7 (900) 000-00-01' }, {}, []],
  ['a phone of 10 digits', { ...CONTACTS, phone: '9000000001' }, {}, ['phone']],
  ['a phone of another country', { ...CONTACTS, phone: '12125551234' }, {}, ['phone']],
  ['a phone of 12 digits', { ...CONTACTS, phone: '790000000012' }, {}, ['phone']],
  ['mail without a domain', { ...CONTACTS, email: 'a@' }, {}, ['email']],
  ['mail in capitals', { ...CONTACTS, email: 'A@B.RU' }, {}, []],
  ['a company with all fields', company, {}, []],
  ['a company without a name', { ...company, company: '' }, {}, ['company']],
  ['a company, INN of 9', { ...company, inn: '770000000' }, {}, ['inn']],
  ['a company, INN of 12', { ...company, inn: '770000000082' }, {}, []],
  ['a company, INN of 13', { ...company, inn: '7700000000822' }, {}, ['inn']],
  ['a company, INN of 11', { ...company, inn: '77134567890' }, {}, []],
  ['a company, INN with a wrong digit', { ...company, inn: '7700000008' }, {}, []],
  ['a company, INN of zeros', { ...company, inn: '0000000000' }, {}, ['inn']],
  ['a company, KPP of zeros', { ...company, kpp: '000000000' }, {}, ['kpp']],
  ['a company with too long a name', { ...company, company: 'а'.repeat(256) }, {}, ['company']],
  ['a buyer with too long a name', { ...CONTACTS, name: 'а'.repeat(121) }, {}, ['name']],
  ['a company, KPP of 8', { ...company, kpp: '77000100' }, {}, ['kpp']],
  ['a company, KPP of 10', { ...company, kpp: '7700010012' }, {}, ['kpp']],
  ['an entrepreneur without KPP', entrepreneur, {}, []],
  ['an entrepreneur without a name', { ...entrepreneur, company: '' }, {}, ['company']],
  ['an entrepreneur, INN of 13', { ...entrepreneur, inn: '7700000000822' }, {}, ['inn']],
  ['a corporate user with all fields', buyer, { isCorporate: true }, []],
  ['a corporate user without a client', { ...buyer, clientId: null }, { isCorporate: true }, ['clientId']],
  [
    'a corporate user without a contractor',
    { ...buyer, contractorId: null },
    { isCorporate: true },
    ['contractorId'],
  ],
  [
    'a corporate user without contacts',
    { clientId: 'c1', contractorId: 'k1' },
    { isCorporate: true },
    ['name', 'phone', 'email'],
  ],
  [
    'a corporate user with a broken invoice mail',
    { ...buyer, invoiceEmail: 'a@' },
    { isCorporate: true },
    ['invoiceEmail'],
  ],
  ['a company over 100 000 in cash', company, { itemTotal: 100_000.01 }, ['personCode']],
  ['a company over 100 000 by bill', company, { itemTotal: 100_000.01, paymentCode: 'payment_bill' }, []],
  ['a company at exactly 100 000 in cash', company, { itemTotal: 100_000 }, []],
  ['an entrepreneur over 100 000 in cash', entrepreneur, { itemTotal: 250_000 }, ['personCode']],
  ['a private person over 100 000 in cash', CONTACTS, { itemTotal: 250_000 }, []],
  ['a corporate user over 100 000', buyer, { itemTotal: 250_000, isCorporate: true }, []],
])('%s', (_, step, context, fields) => {
  const problems = infoProblems({ ...EMPTY_CHOICES.infoStep, ...step }, { ...SMALL, ...context })
  expect(problems.map(({ field }) => field)).toEqual(fields)
})

it.each([
  [true, 'выберите оплату по счёту.'],
  [false, 'счетов магазин сейчас не выставляет, позвоните нам, чтобы договориться об оплате.'],
])('a large order of a company, where a bill is offered: %s, ends in «%s»', (hasBill, ending) => {
  const context = { ...SMALL, itemTotal: 100_000.01, hasBill }
  const [problem] = infoProblems({ ...EMPTY_CHOICES.infoStep, ...company }, context)
  expect(problem?.message.endsWith(ending)).toBe(true)
})

it.each([
  ['', 'Укажите почту'],
  ['a@', 'Проверьте адрес почты'],
])('the mail «%s» is told «%s»', (email, message) => {
  const problems = infoProblems({ ...EMPTY_CHOICES.infoStep, ...CONTACTS, email }, SMALL)
  expect(problems).toEqual([{ field: 'email', message }])
})
