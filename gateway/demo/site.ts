import { stableUuid } from '@/gateway/demo/brands'
import { MENU_LINES } from '@/gateway/demo/data/menu-lines'
import { HELP_PAGES } from '@/gateway/demo/data/help-pages'
import { LEGAL_PAGES } from '@/gateway/demo/data/legal-pages'
import { CONTENT_ENTRIES } from '@/gateway/demo/data/site-texts'
import { toHtml } from '@/gateway/demo/to-html'
import { DEMO_SECTIONS } from '@/gateway/demo/sections'
import { toCode } from '@/gateway/core/to-code'
import type { FieldValue } from '@/gateway/db/schema-site'

type MenuRow = {
  id: number
  sid: string
  group: string
  parent_id: number | null
  code: string
  title: string
  location: string
  in_new_tab: boolean
  fields: Record<string, FieldValue>
  sequence: number
}

export function menuRows(): MenuRow[] {
  const rows: MenuRow[] = []
  for (const [group, table] of Object.entries(MENU_LINES)) {
    const trail: number[] = []
    for (const line of table.split('\n').filter((text) => text.trim() !== '')) {
      const level = (line.length - line.trimStart().length) / 2
      const [title = '', target = '', fields = ''] = line.split('|').map((cell) => cell.trim())
      const id = rows.length + 1
      rows.push({
        id,
        sid: stableUuid(`menu/${group}/${id}`),
        group,
        parent_id: level === 0 ? null : (trail[level - 1] ?? null),
        code: toCode(title),
        title,
        location: target.replace(/\^$/, ''),
        in_new_tab: target.endsWith('^'),
        fields: fieldsOf(fields),
        sequence: id * 10,
      })
      trail.splice(level, trail.length, id)
    }
  }
  return rows
}

function fieldsOf(cell: string): Record<string, FieldValue> {
  const pairs = cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
}

export function contentEntryRows() {
  return CONTENT_ENTRIES.map(({ kind, code, title, preview, content, date, fields }, place) => ({
    id: place + 1,
    sid: stableUuid(`content/${kind}/${code}`),
    kind,
    code,
    title,
    preview,
    content,
    picture: `banners/${code}.svg`,
    fields: fields ?? {},
    tags: [],
    created_at: `${date}T09:00:00+03:00`,
    updated_at: `${date}T09:00:00+03:00`,
  }))
}

const CONTENT_PAGES = [...HELP_PAGES, ...LEGAL_PAGES]

export function contentPageRows() {
  const ids = new Map(CONTENT_PAGES.map(({ code }, place) => [code, place + 1]))
  return CONTENT_PAGES.map(({ code, parent, title, text }, place) => ({
    id: place + 1,
    code,
    parent_id: parent === null ? null : (ids.get(parent) ?? null),
    title,
    preview: null,
    content: toHtml(text),
    sequence: (place + 1) * 10,
  }))
}

export function seoRows() {
  const home = {
    uri: '/',
    title: 'Арус — запчасти, шины и масла с доставкой',
    keywords: 'автозапчасти, шины, масла, аккумуляторы',
    description:
      'Автозапчасти, шины, масла и аккумуляторы: поиск по номеру, подбор по автомобилю, наличие в магазинах и доставка.',
    heading: 'Запчасти и шины для вашего автомобиля',
    subheading: null,
    content: null,
    image: 'banners/home.svg',
    alt: 'Арус — магазин автозапчастей',
  }
  const sections = DEMO_SECTIONS.filter(({ level }) => level > 0).map(
    ({ code, title, content, picture }) => ({
      uri: `/catalog/${code}`,
      title: `${title} — купить с доставкой, цены и наличие · Арус`,
      keywords: `${title.toLowerCase()}, купить, цена, подбор`,
      description: `${title}: цены, наличие в магазинах и сроки поставки. Подбор по автомобилю и номеру детали, самовывоз и доставка.`,
      heading: title,
      subheading: null,
      content,
      image: picture,
      alt: title,
    }),
  )
  return [home, ...sections]
}
