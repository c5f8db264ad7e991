import { MIB } from '../limits'

/** Kind of a field: decides its rule, its keyboard and its mask. `context` is filled in by the page, not by a person. */
export type InquiryFieldKind = 'text' | 'long' | 'phone' | 'email' | 'inn' | 'choice' | 'order' | 'context'

export type InquiryField = {
  readonly name: string
  readonly label: string
  readonly kind: InquiryFieldKind
  /** Message of an empty field; without it the field may stay empty. */
  readonly missing?: string
  readonly hint?: string
  readonly autoComplete?: string
  /** Longest answer; by the kind when absent. */
  readonly max?: number
  readonly choices?: readonly { readonly value: string; readonly title: string }[]
}

/** Kinds of files by content, as `gateway/core/text/file-kind.ts` names them. */
export const INQUIRY_FILES = {
  prices: {
    kinds: ['text', 'xls', 'xlsx', 'pdf'],
    accept: '.csv,.xls,.xlsx,.pdf',
    words: 'CSV, XLS, XLSX или PDF',
  },
  photos: {
    kinds: ['jpeg', 'png', 'webp', 'heic'],
    accept: 'image/jpeg,image/png,image/webp,image/heic,.heic',
    words: 'JPEG, PNG, WebP или HEIC',
  },
  papers: {
    kinds: ['pdf', 'doc', 'docx', 'text'],
    accept: '.pdf,.doc,.docx,.txt',
    words: 'PDF, DOC, DOCX или TXT',
  },
} as const satisfies Record<string, { kinds: readonly string[]; accept: string; words: string }>

export type InquiryFilesField = {
  readonly label: string
  readonly kinds: keyof typeof INQUIRY_FILES
  readonly max: number
  /** Message without any file; without it files may be left out. */
  readonly missing?: string
}

export type InquiryForm = {
  /** Number of the form, and its key: an owner's CRM may know it by others (`CRM_FORMS`). */
  readonly id: string
  readonly sec: string
  /** Names the inquiry to the owner and in emails. */
  readonly title: string
  readonly fields: readonly InquiryField[]
  readonly files?: InquiryFilesField
}

export const MAX_INQUIRY_FILE_BYTES = 10 * MIB
export const MAX_INQUIRY_BYTES = 25 * MIB
export const MAX_INQUIRY_FILES = 5

const NAME: InquiryField = {
  name: 'name',
  label: 'Как к вам обращаться',
  kind: 'text',
  missing: 'Укажите имя',
  autoComplete: 'name',
  max: 120,
}
const PHONE = { name: 'phone', label: 'Телефон', kind: 'phone' } as const
const NEEDED_PHONE: InquiryField = { ...PHONE, missing: 'Укажите телефон' }
const EMAIL: InquiryField = {
  name: 'email',
  label: 'Почта',
  kind: 'email',
  missing: 'Укажите почту: на неё придёт ответ',
}
const COMPANY: InquiryField = {
  name: 'company',
  label: 'Компания',
  kind: 'text',
  missing: 'Укажите название компании',
  autoComplete: 'organization',
}
const INN: InquiryField = {
  name: 'inn',
  label: 'ИНН',
  kind: 'inn',
  missing: 'Укажите ИНН',
  hint: '10 цифр у организации, 12 у предпринимателя',
}
const CITY: InquiryField = {
  name: 'city',
  label: 'Город',
  kind: 'text',
  missing: 'Укажите город',
  autoComplete: 'address-level2',
  max: 120,
}

/** Themes of an email to the shop, the most frequent first. */
export const FEEDBACK_THEMES = [
  { value: 'part', title: 'Подобрать деталь' },
  { value: 'order', title: 'Вопрос по заказу' },
  { value: 'return', title: 'Возврат или гарантия' },
  { value: 'account', title: 'Личный кабинет и бонусы' },
  { value: 'site', title: 'Ошибка на сайте' },
  { value: 'thanks', title: 'Благодарность или жалоба' },
] as const

/**
 * Every form that reaches the owner. To add one: an entry here; then `<InquiryForm form={INQUIRY_FORMS.yours} />` of
 * `features/inquiries` in a page of `app/`. The gateway checks, keeps, forwards and acknowledges it without more.
 */
export const INQUIRY_FORMS = {
  feedback: {
    id: 'feedback',
    sec: 'f7k2mq',
    title: 'Обращение в поддержку',
    fields: [
      { name: 'theme', label: 'Тема', kind: 'choice', missing: 'Выберите тему', choices: FEEDBACK_THEMES },
      { name: 'orderNumber', label: 'Номер заказа', kind: 'order', hint: 'Если вопрос о заказе', max: 64 },
      { name: 'query', label: 'Что искали', kind: 'context' },
      { name: 'car', label: 'Автомобиль', kind: 'context' },
      { name: 'unit', label: 'Узел', kind: 'context' },
      { name: 'message', label: 'Сообщение', kind: 'long', missing: 'Напишите, что случилось или что нужно' },
      NAME,
      EMAIL,
      { ...PHONE, label: 'Телефон, если удобнее звонок' },
    ],
    files: { label: 'Фотографии', kinds: 'photos', max: 5 },
  },
  supplier: {
    id: 'supplier',
    sec: 'p3v9xd',
    title: 'Заявка поставщика',
    fields: [
      INN,
      COMPANY,
      CITY,
      {
        name: 'goods',
        label: 'Что поставляете',
        kind: 'long',
        missing: 'Перечислите группы товаров и марки',
        max: 1000,
      },
      { name: 'site', label: 'Сайт', kind: 'text', autoComplete: 'url' },
      NAME,
      NEEDED_PHONE,
      EMAIL,
    ],
    files: { label: 'Прайс-лист', kinds: 'prices', max: 3 },
  },
  partnerService: {
    id: 'partner-service',
    sec: 'a6t4hw',
    title: 'Заявка автосервиса',
    fields: [
      INN,
      COMPANY,
      CITY,
      {
        name: 'address',
        label: 'Адрес сервиса',
        kind: 'text',
        missing: 'Укажите адрес',
        autoComplete: 'address-line1',
      },
      { name: 'posts', label: 'Сколько постов', kind: 'text', hint: 'Подъёмников и рабочих мест', max: 20 },
      { name: 'makes', label: 'С какими марками работаете', kind: 'text' },
      { name: 'message', label: 'О сервисе', kind: 'long', max: 1000 },
      NAME,
      NEEDED_PHONE,
      EMAIL,
    ],
  },
  vacancy: {
    id: 'vacancy',
    sec: 'v5r8jn',
    title: 'Отклик на вакансию',
    fields: [
      { name: 'vacancy', label: 'Вакансия', kind: 'context' },
      NAME,
      NEEDED_PHONE,
      { name: 'email', label: 'Почта, если удобнее письмо', kind: 'email' },
      { name: 'message', label: 'О себе и опыте', kind: 'long', max: 2000 },
    ],
    files: { label: 'Резюме', kinds: 'papers', max: 2 },
  },
} as const satisfies Record<string, InquiryForm>

/** Forms that the gateway fills in itself; they cannot be sent from outside. */
export const OWN_INQUIRY_FORMS = {
  /** A booked visit, or a cancelled one. */
  carService: {
    id: 'car-service',
    sec: 'c8n5zr',
    title: 'Запись в автосервис',
    fields: [
      { name: 'number', label: 'Запись', kind: 'text', missing: 'Укажите номер записи' },
      { name: 'state', label: 'Что с ней', kind: 'text' },
      { name: 'services', label: 'Работы', kind: 'long' },
      { name: 'shop', label: 'Магазин', kind: 'text' },
      { name: 'hour', label: 'Время', kind: 'text' },
      { name: 'car', label: 'Автомобиль', kind: 'text' },
      { name: 'vin', label: 'VIN', kind: 'text' },
      { name: 'wheels', label: 'Колёса', kind: 'text' },
      { name: 'message', label: 'Комментарий', kind: 'long' },
      NAME,
      NEEDED_PHONE,
    ],
  },
  /** A company's request. */
  companyService: {
    id: 'company-service',
    sec: 'k2j7yb',
    title: 'Заявка компании в автосервис',
    fields: [
      { name: 'number', label: 'Заявка', kind: 'text', missing: 'Укажите номер заявки' },
      COMPANY,
      INN,
      { name: 'fleet', label: 'Автомобилей', kind: 'text' },
      { name: 'message', label: 'Что нужно', kind: 'long' },
      NAME,
      NEEDED_PHONE,
      { name: 'email', label: 'Почта', kind: 'email' },
    ],
  },
} as const satisfies Record<string, InquiryForm>

/** The form of a number that visitors may fill in; undefined for an unknown number. */
export function findOpenForm(id: string): InquiryForm | undefined {
  return Object.values<InquiryForm>(INQUIRY_FORMS).find((form) => form.id === id)
}

/** The form of a number, for all its senders. */
export function findInquiryForm(id: string): InquiryForm | undefined {
  return findOpenForm(id) ?? Object.values<InquiryForm>(OWN_INQUIRY_FORMS).find((form) => form.id === id)
}
