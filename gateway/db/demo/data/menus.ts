/**
 * Menus: `group / depth | title | location | fields`; two spaces a level; a trailing `^` opens in a new tab.
 * Fields are `key=value` pairs, separated by semicolons.
 */
export const MENU_LINES: Readonly<Record<string, string>> = {
  catalog: `
Каталог запчастей | /catalog | icon=catalog
  Для ТО | /catalog_to | icon=service
  Подбор по VIN | /original_catalogs | icon=vin
Масла и жидкости | /catalog/masla-i-zhidkosti | icon=oil
  Моторные масла | /catalog/motornye-masla
  Масла для АКПП | /catalog/masla-akpp
  Антифризы | /catalog/antifrizy
  Тормозные жидкости | /catalog/tormoznye-zhidkosti
Шины и диски | /catalog/shiny | icon=tyre
  Зимние шины | /catalog/shiny/set-zimnie
  Летние шины | /catalog/shiny/set-letnie
  Литые диски | /catalog/litye-diski
  Хранение шин | /autoservice/storage
Аккумуляторы | /catalog/akkumulyatory | icon=battery
Автохимия | /catalog/avtohimiya | icon=care
Инструмент | /catalog/instrument | icon=tool
Акции | /about/promo | icon=sale; ad_erid=2VtzqDemo001; ad_advertiser=ООО «Арус Демо»; utm_source=menu; utm_medium=catalog; utm_campaign=promo
`,
  top: `
Магазины | /shops
Доставка и оплата | /help/delivery
Автосервис | /autoservice
Компаниям | /autoservice/corp
Клуб Арус | /club
Помощь | /help
`,
  bottom: `
Покупателям | /help
  Доставка и оплата | /help/delivery
  Возврат товара | /help/return
  Гарантия | /help/warranty
  Вопросы и ответы | /help/faq
  Обратная связь | /help/feedback
Компания | /about
  О нас | /about
  Бренды | /about/brands
  Новости | /about/news
  Пресса о нас | /about/press
  Публикации | /about/publications
  Вакансии | /about/vacancies
  Сертификаты | /about/certificates
Клуб | /club
  О клубе | /club/about
  Приложение | /club/app
  Вопросы о бонусах | /club/faq
  Подарочные карты | /gift-cards
Партнёрам | /cooperation
  Поставщикам | /cooperation/suppliers
  Автосервисам | /cooperation/autoservices
  Корпоративным клиентам | /autoservice/corp
`,
  catalogMain: `
Масла и жидкости | /catalog/masla-i-zhidkosti | pictureUrl=sections/masla-i-zhidkosti.svg
Фильтры | /catalog/filtry | pictureUrl=sections/filtry.svg
Тормозная система | /catalog/tormoznaya-sistema | pictureUrl=sections/tormoznaya-sistema.svg
Подвеска | /catalog/podveska | pictureUrl=sections/podveska.svg
Шины | /catalog/shiny | pictureUrl=sections/shiny.svg
Диски | /catalog/diski | pictureUrl=sections/diski.svg
Аккумуляторы | /catalog/akkumulyatory | pictureUrl=sections/akkumulyatory.svg
Двигатель | /catalog/dvigatel | pictureUrl=sections/dvigatel.svg
Электрика | /catalog/elektrika | pictureUrl=sections/elektrika.svg
Оптика | /catalog/optika | pictureUrl=sections/optika.svg
Аксессуары | /catalog/aksessuary | pictureUrl=sections/aksessuary.svg
Автохимия | /catalog/avtohimiya | pictureUrl=sections/avtohimiya.svg
`,
  serviceMain: `
Автосервис | /autoservice | icon=service; text=Замена масла, колодок и ламп в день покупки
Хранение шин | /autoservice/storage | icon=storage; text=Заберём сезонный комплект и сохраним до весны
Корпоративным клиентам | /autoservice/corp | icon=corporate; text=Счёт, отсрочка и личный менеджер
Подарочные карты | /gift-cards | icon=gift; text=Номинал выбираете сами
`,
  selectionHelper: `
Оригинальные каталоги | /original_catalogs | icon=vin
  По VIN или номеру кузова | /original_catalogs
  По марке и модели | /original_catalogs#brands
Запчасти для ТО | /catalog_to | icon=service
Шины по размеру | /catalog/shiny | icon=tyre
Масло по вязкости | /catalog/motornye-masla | icon=oil
Аккумуляторы по ёмкости | /catalog/akkumulyatornye-batarei | icon=battery
`,
  popular: `
Моторное масло 5W-30 | /catalog/motornye-masla/vyazkost-5w-30 | utm_source=main; utm_medium=popular
Зимние шины R16 | /catalog/shiny/set-zimnie/diametr-16 | ad_erid=2VtzqDemo002; ad_advertiser=ООО «Арус Демо»; utm_source=main; utm_medium=popular; utm_campaign=winter
Колодки передние | /catalog/tormoznye-kolodki/os-perednyaya
Аккумуляторы 60 А·ч | /catalog/akkumulyatornye-batarei/emkost-60
Салонные фильтры угольные | /catalog/salonnye-filtry/ugolnyy-da
Щётки 600 мм | /catalog/shchetki-stekloochistitelya/dlina-shchetki-600
Антифриз G12 | /catalog/antifrizy/tip-antifriza-g12
Приложение Арус | https://example.com/app^ | ad_erid=2VtzqDemo003; ad_advertiser=ООО «Арус Демо»; utm_source=main; utm_medium=popular; utm_campaign=app
`,
  filters: `
Шины по сезону | /catalog/shiny | section=shiny
  Зимние | /catalog/shiny/sezon-zimnie
  Летние | /catalog/shiny/sezon-letnie
  Всесезонные | /catalog/shiny/sezon-vsesezonnye
Шины по диаметру | /catalog/shiny | section=shiny
  R14 | /catalog/shiny/diametr-14
  R15 | /catalog/shiny/diametr-15
  R16 | /catalog/shiny/diametr-16
  R17 | /catalog/shiny/diametr-17
  R18 | /catalog/shiny/diametr-18
Масла по вязкости | /catalog/motornye-masla | section=motornye-masla
  5W-30 | /catalog/motornye-masla/vyazkost-5w-30
  5W-40 | /catalog/motornye-masla/vyazkost-5w-40
  10W-40 | /catalog/motornye-masla/vyazkost-10w-40
  0W-20 | /catalog/motornye-masla/vyazkost-0w-20
`,
}
