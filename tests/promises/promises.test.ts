import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MESSAGE_KINDS, type MessageKind } from '@/gateway/core/ports/messenger'

/** What keeps the word: a message of the gateway, which the gateway's own tests see written, or a person of the shop. */
type Sender = readonly MessageKind[] | 'a person'

/** Every place where the interface promises an email or a call. */
const PROMISES: readonly { says: string; fulfilledBy: Sender }[] = [
  { says: 'Пришлём код из четырёх цифр', fulfilledBy: ['code'] },
  { says: 'пришлём туда код', fulfilledBy: ['code'] },
  { says: 'пришлём код, для', fulfilledBy: ['code'] },
  { says: 'код пришлём, для', fulfilledBy: ['code'] },
  { says: 'Подтверждённая в профиле: пришлём код', fulfilledBy: ['code'] },
  { says: 'который мы туда пришлём', fulfilledBy: ['code'] },
  { says: 'О смене напишем на нынешнюю почту', fulfilledBy: ['account-changed'] },
  { says: 'пришлём код и на прежний контакт', fulfilledBy: ['code'] },
  { says: "Оставьте пустым: ${isSent ? 'пришлём код'", fulfilledBy: ['code'] },
  { says: 'Введите код, который мы отправим на', fulfilledBy: ['code'] },
  {
    says: 'Пришлём подтверждение и напишем, когда заказ будет готов',
    fulfilledBy: ['order-placed', 'order-ready', 'order-delivering'],
  },
  { says: 'Напишем на ${person.email}, ${place}', fulfilledBy: ['order-ready', 'order-delivering'] },
  {
    says: 'Подтверждение придёт на ${person.email}. Напишем, ${place}',
    fulfilledBy: ['order-placed', 'order-ready', 'order-delivering'],
  },
  { says: 'Счёт отправлен на ${billEmail}', fulfilledBy: ['order-bill'] },
  { says: 'Для входа нужен телефон: пришлём код', fulfilledBy: ['code'] },
  { says: 'О готовности напишем на почту', fulfilledBy: ['order-ready'] },
  { says: 'выберите оплату по счёту: он придёт на почту', fulfilledBy: ['order-bill'] },
  { says: 'Курьер позвонит за полчаса', fulfilledBy: 'a person' },
  { says: 'если нужен подписанный, менеджер пришлёт', fulfilledBy: 'a person' },
  { says: 'Об утечке сообщим в Роскомнадзор', fulfilledBy: 'a person' },
  { says: 'Время доставки согласует менеджер: он позвонит', fulfilledBy: 'a person' },
  { says: 'Наши курьеры сюда не ездят, отправим с перевозчиком', fulfilledBy: 'a person' },
  { says: 'отправим заказ с перевозчиком до двери', fulfilledBy: 'a person' },
  { says: 'акт сверки пришлёт ваш менеджер', fulfilledBy: 'a person' },
  { says: 'О выезде курьера напишем', fulfilledBy: ['order-delivering'] },
  { says: 'Оплачено: отправим в назначенный день', fulfilledBy: ['gift-card'] },
  { says: 'Отправим: ${when}.', fulfilledBy: ['gift-card'] },
  { says: 'О них мы пишем в новостях и в письмах клуба', fulfilledBy: 'a person' },
  { says: 'Больше не пишем об акциях', fulfilledBy: 'a person' },
  { says: 'Напишем, когда цена станет такой или ниже', fulfilledBy: ['product-alert'] },
  { says: 'Напишем, как только <PartName', fulfilledBy: ['product-alert'] },
  { says: 'Напишем на <strong', fulfilledBy: ['product-alert'] },
  { says: 'Напишем на вашу почту, когда ответят', fulfilledBy: ['question-answered'] },
  { says: 'В течение рабочего дня звонит менеджер', fulfilledBy: 'a person' },
  { says: 'менеджер позвонит в рабочий день', fulfilledBy: 'a person' },
  { says: 'Ответим в рабочий день и пришлём проект договора', fulfilledBy: 'a person' },
  { says: 'Менеджер позвонит в рабочее время', fulfilledBy: 'a person' },
  { says: 'Документы на конкретный товар пришлём по запросу', fulfilledBy: 'a person' },
]

const PROMISING =
  /(?<![а-яё])(?:на|по|при|со|от|пере|у|из)?(?:пишем|шл[её]м|шл[её]т|общим|общат|ведомим|вестим|звоним|звонит|правим|правят)(?![а-яё])|(?<![а-яё])прид[её]т (?:на|по) |Счёт отправлен/giu

const SOURCES = ['app', 'components', 'features', 'lib', 'gateway/demo', 'gateway/services', 'gateway/routes']

function linesThatPromise(): { file: string; line: string }[] {
  return SOURCES.flatMap((room) => globSync(`${room}/**/*.{ts,tsx,md,yaml}`))
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.match(PROMISING))
        .map((line) => ({ file, line: line.trim() })),
    )
}

it('holds every promise of the interface and what keeps it', () => {
  const unknown = linesThatPromise().filter(({ line }) => !PROMISES.some(({ says }) => line.includes(says)))
  expect(unknown).toEqual([])
})

it('holds no promise that the interface does not make any more', () => {
  const lines = linesThatPromise()
  expect(PROMISES.filter(({ says }) => !lines.some(({ line }) => line.includes(says)))).toEqual([])
})

it('names emails that the gateway has', () => {
  const kinds = PROMISES.flatMap(({ fulfilledBy }) => (fulfilledBy === 'a person' ? [] : fulfilledBy))
  expect(kinds.filter((kind) => !MESSAGE_KINDS.includes(kind))).toEqual([])
})

it.each([
  ['Мы вам напишем', true],
  ['сообщим о поступлении', true],
  ['уведомим вас', true],
  ['Позвоним, если заказ изменится', true],
  ['Ответ пришлём', true],
  ['Письмо придёт на почту', true],
  ['напишите нам', false],
  ['Чтобы позвонить', false],
  ['пришлите файл', false],
])('takes «%s» for a promise: %s', (text, isPromise) => {
  expect(text.match(PROMISING) !== null).toBe(isPromise)
})
