import { INDEX, NO_INDEX, NO_META, type PageMeta } from '@/gateway/services/meta/page-meta'

type StaticPage = { heading: string; title?: string; description?: string; isHidden?: boolean }

const PAGES: Readonly<Record<string, StaticPage>> = {
  '/': {
    heading: 'Автозапчасти по номеру и по автомобилю',
    description:
      'Автозапчасти, масла, шины и диски: поиск по номеру детали и по названию, цены и сроки поставщиков, аналоги, самовывоз и доставка.',
  },
  '/catalog': {
    heading: 'Каталог автозапчастей',
    description:
      'Все разделы каталога: фильтры, тормоза, подвеска, электрика, масла, шины и диски, аксессуары.',
  },
  '/search': { heading: 'Поиск запчастей', isHidden: true },
  '/analogs': {
    heading: 'Аналоги запчастей',
    description: 'Подбор аналогов по номеру детали: сравните цены, сроки и производителей.',
  },
  '/about': { heading: 'О компании' },
  '/about/brands': {
    heading: 'Бренды автозапчастей',
    description:
      'Производители автозапчастей, масел, шин и аккумуляторов по алфавиту, с товарами каждого бренда.',
  },
  '/about/certificates': { heading: 'Сертификаты' },
  '/about/news': { heading: 'Новости' },
  '/about/press': { heading: 'Пресса о нас' },
  '/about/promo': { heading: 'Акции', description: 'Скидки и специальные предложения на автозапчасти.' },
  '/about/publications': { heading: 'Статьи' },
  '/about/vacancies': { heading: 'Вакансии' },
  '/original_catalogs': {
    heading: 'Оригинальные каталоги',
    description: 'Схемы узлов и номера деталей по VIN и по модели автомобиля.',
  },
  '/catalog_to': { heading: 'Запчасти для техобслуживания' },
  '/shops': { heading: 'Магазины и пункты выдачи', description: 'Адреса, часы работы и телефоны магазинов.' },
  '/autoservice': { heading: 'Автосервис' },
  '/autoservice/corp': { heading: 'Автосервис для юридических лиц' },
  '/autoservice/storage': { heading: 'Хранение шин' },
  '/cooperation': {
    heading: 'Сотрудничество',
    description: 'Поставщикам запчастей и автосервисам: условия, требования и заявка с номером сразу.',
  },
  '/cooperation/autoservices': {
    heading: 'Автосервисам',
    title: 'Автосервисам — запчасти по ценам для сервисов',
    description:
      'Детали для ремонта по ценам для сервисов, доставка к посту, счёт и отсрочка. Оставьте заявку.',
  },
  '/cooperation/suppliers': {
    heading: 'Поставщикам',
    title: 'Поставщикам — продавайте запчасти через наш магазин',
    description:
      'Ваши цены и остатки в поиске по номеру детали. Приложите прайс-лист и получите номер заявки.',
  },
  '/help': { heading: 'Помощь' },
  '/help/order': {
    heading: 'Где мой заказ',
    description: 'Что с заказом и когда его ждать: по номеру заказа и телефону, без входа в кабинет.',
  },
  '/help/faq': { heading: 'Вопросы и ответы' },
  '/help/feedback': {
    heading: 'Написать нам',
    description:
      'Подберём деталь, разберёмся с заказом, ответим на вопрос: на почту, в течение рабочего дня.',
  },
  // The page heads itself by what the club gives back.
  '/club': { heading: '' },
  '/club/about': { heading: 'О клубе' },
  '/club/app': { heading: 'Приложение' },
  '/club/faq': { heading: 'Вопросы о клубе' },
  '/gift-cards': { heading: 'Подарочные карты' },
  '/gift-promocode': { heading: 'Промокод в подарок' },
  '/blank': { heading: '', isHidden: true },
  '/redirect': { heading: 'Переход на другой сайт', isHidden: true },
  '/unsubscribe': { heading: 'Отписка от рассылки', isHidden: true },
  '/arus_elements': { heading: 'Элементы интерфейса', isHidden: true },
}

/** Head of a page with a fixed address; undefined for any other. */
export function staticPageMeta(path: string, siteName: string): PageMeta | undefined {
  if (path === '/account' || path.startsWith('/account/')) {
    return { ...NO_META, title: `Личный кабинет — «${siteName}»`, robots: NO_INDEX }
  }
  const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined
  if (!page) return undefined
  return {
    ...NO_META,
    title: page.title ?? (page.heading ? `${page.heading} — «${siteName}»` : null),
    description: page.description ?? null,
    canonical: path,
    heading: page.heading || null,
    robots: page.isHidden ? NO_INDEX : INDEX,
  }
}
