import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

export const OWN_NAME = 'Колесо'
export const OWN_COLOUR = '#0b5ad9'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><circle cx="20" cy="20" r="16" fill="#0b5ad9"/><rect x="48" y="12" width="104" height="16" fill="#fff"/></svg>'

const SITE = `siteName: ${OWN_NAME}
phone: 8 4852 33-44-55
email: info@koleso.example
workTime: Ежедневно с 9:00 до 20:00
address: Ярославль, Советская, 1
defaultSupplierId: 8
fallbackSupplierId: 8
branding:
  logo: brand/logo.svg
  icon: brand/sign.png
  color: '${OWN_COLOUR}'
documents:
  - { code: privacy, title: Политика данных, url: /help/privacy }
legal:
  title: ООО «Колесо»
  inn: '7600000000'
  ogrn: '1027600000000'
  address: Ярославль, Советская, 1
requisites:
  inn: '7600000000'
  bank: Банк, г. Ярославль
  bic: '047888000'
  account: '40702810000000000001'
  correspondentAccount: '30101810000000000002'
`

const TEXTS = {
  'pages/about.md': '---\ntitle: О магазине\n---\n\nЗапчасти в Ярославле.\n',
  'pages/help.md': '---\ntitle: Помощь\n---\n\nКак купить и вернуть.\n',
  'pages/help/delivery.md': '---\ntitle: Доставка\n---\n\nДоставим по городу.\n',
  'pages/help/privacy.md': '---\ntitle: Политика данных\n---\n\nБережём данные.\n',
  'news/otkrytie.md': '---\ntitle: Мы открылись\ndate: 2026-11-01\n---\n\nЗаходите.\n',
  'promo/skidka.md': '---\ntitle: Скидка на масла\ndate: 2026-11-01\n---\n\nВесь месяц.\n',
}

const SETUP = `warehouse: { id: 15, title: Наш склад }
shops:
  - { id: 8, code: sovetskaya, title: На Советской, city: Ярославль, address: 'Советская, 1', coordinates: [57.63, 39.87],
      phone: 8 48434 3-44-55, opens: '09:00', closes: '20:00' }
suppliers:
  - { title: Первый поставщик, days: 2 }
sections:
  - { title: Масляные фильтры, code: filtry, goods: [фильтр масл] }
  - { title: Тормоза, code: tormoza, goods: [колод торм, диск торм] }
filters:
  - { code: rezba, title: Резьба, sections: [filtry] }
`

const PRICES = `Бренд;Артикул;Название;Кол-во;Цена
MANN;W 712/95;Фильтр масляный MANN;60;349,90
KNECHT;OC 90;Фильтр масляный KNECHT;5;300
KNECHT;OC 90 OF;Фильтр масляный KNECHT;5;310
`

/** As suppliers and tills write them. */
const OF_SUPPLIER = `Производитель;Номер;Наименование;Остаток;Опт, руб.
BOSCH;0 986 494 164;Колодки тормозные передние;>40;1 234,56
`
const OF_SHOP = `Артикул;Бренд;Товар;Наличие;Розничная цена
DF4381;TRW;Диск тормозной вентилируемый;25;2990,40
`

const GOODS = `Бренд;Артикул;Аналоги;Заменён на;Фото;Описание;Резьба;Вес, г;Штрихкод
MANN;W 712/95;KNECHT OC 90;;w712.png;Полнопоточный фильтр с клапаном.;M20x1.5;350;4011558710507
KNECHT;OC 90;;OC 90 OF;;;;;
`

/** All that the owner of an empty shop loads into it, in a folder: `shop.yaml`, three price lists, `goods.csv`, `texts`, `pictures`. */
export async function writeOwnShop(): Promise<string> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'own-shop-'))
  const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#39c' } })
    .png()
    .toBuffer()
  const files: Record<string, string | Buffer> = {
    'shop.yaml': SETUP,
    'list.csv': PRICES,
    'supplier.csv': OF_SUPPLIER,
    'shop.csv': OF_SHOP,
    'goods.csv': GOODS,
    'pictures/w712.png': picture,
    'texts/site.yaml': SITE,
    'texts/files/brand/logo.svg': LOGO,
    'texts/files/brand/sign.png': picture,
  }
  for (const [name, text] of Object.entries(TEXTS)) files[`texts/${name}`] = text
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), content)
  }
  return root
}
