/**
 * Menus: `group / depth | title | location | fields`; two spaces a level; a trailing `^` opens in a new tab.
 * Fields are `key=value` pairs, separated by semicolons.
 */
export const MENU_LINES: Readonly<Record<string, string>> = {
  catalog: `
Каталог запчастей | /catalog | icon=catalog
Масла и жидкости | /catalog/masla-i-zhidkosti | icon=oil
  Моторные масла | /catalog/motornye-masla
  Масла для АКПП | /catalog/masla-akpp
  Антифризы | /catalog/antifrizy
  Тормозные жидкости | /catalog/tormoznye-zhidkosti
Шины и диски | /catalog/shiny | icon=tyre
  Зимние шины | /catalog/shiny/set-zimnie
  Летние шины | /catalog/shiny/set-letnie
  Литые диски | /catalog/litye-diski
Аккумуляторы | /catalog/akkumulyatory | icon=battery
Автохимия | /catalog/avtohimiya | icon=care
Оригинальные каталоги | /original_catalogs | icon=catalogue
Инструмент | /catalog/instrument | icon=tool
Акции | /about/promo | icon=sale; ad_erid=2VtzqDemo001; ad_advertiser=ООО «Арус Демо»; utm_source=menu; utm_medium=catalog; utm_campaign=promo
`,
  top: `
Магазины | /shops
Доставка и оплата | /help/delivery
Возврат | /help/return
Гарантия | /help/warranty
Бренды | /about/brands
Помощь | /help
`,
  bottom: `
Покупателям | /help
  Как найти деталь | /help/search
  Как заказать | /help/ordering
  Доставка и оплата | /help/delivery
  Возврат товара | /help/return
  Гарантия | /help/warranty
  Бонусы | /help/bonus
  Компаниям | /help/companies
  Вопросы и ответы | /help/faq
Компания | /about
  О нас | /about
  Бренды | /about/brands
  Новости | /about/news
  Пресса о нас | /about/press
  Публикации | /about/publications
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
Магазины и самовывоз | /shops | icon=storage; text=Забрать деталь можно в день заказа
Доставка и оплата | /help/delivery | icon=delivery; text=Курьером по Москве и области, картой или по счёту
Возврат 7 дней | /help/return | icon=return; text=Не подошло — примем обратно
Гарантия | /help/warranty | icon=warranty; text=На каждую деталь, с документами
`,
  selectionHelper: `
Оригинальные каталоги по VIN | /original_catalogs | icon=catalogue
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
