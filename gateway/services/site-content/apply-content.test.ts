import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPurgeHub } from '@/gateway/core/caching/create-purge-hub'
import { subscribeToPurges } from '@/gateway/services/purges/subscribe-to-purges'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { lineOf } from '@/gateway/services/site-content/content-error'
import type { PictureSource } from '@/gateway/core/ports/picture-source'
import { readContent } from '@/gateway/services/site-content/read-content'
import { folderOf } from '@/gateway/services/site-content/testing'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

const FILES = {
  'news/first.md': '---\ntitle: Первая\ndate: 2026-10-12\n---\nТекст.',
  'news/other.md': '---\ntitle: Другая\ndate: 2026-10-13\ngoods: [00-10000001]\n---\n',
  'pages/help.md': '---\ntitle: Помощь\norder: 1\n---\n',
  'pages/help/delivery.md': '---\ntitle: Доставка\norder: 2\n---\nВезём.',
  'menus.yaml':
    'top:\n  - title: Магазины\n    link: /shops\n    items:\n      - { title: Адреса, link: /shops, icon: pin }',
  'site.yaml': 'phone: +7 (495) 111-11-11',
  'seo.yaml': '- { address: /about, heading: Кто мы }',
  'campaigns.yaml':
    '- { title: Двойные, section: oil-filters, times: 2, from: 2026-10-01, until: 2026-10-31 }',
}
const contentOf = (files: Record<string, string>) => readContent(folderOf(files))
/** The shop has no pictures but this one. */
const pictures: PictureSource = async (mediaPath) =>
  mediaPath === 'a.jpg'
    ? { contentType: 'image/jpeg', version: '1', read: async () => Buffer.from('') }
    : undefined

describeOnDatabases('loading content', (database) => {
  let gateway: TestGateway
  beforeAll(async () => {
    await seedTestShop(database().db)
    // The test shop's rows have ids of their own, which the tables do not count.
    for (const table of ['menu_items', 'content_pages'])
      await database().db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`))
    gateway = await createTestGateway(database().db)
  })
  afterAll(() => gateway.close())
  const apply = (files: Record<string, string>, isDryRun = false) =>
    applyContent(database().db, contentOf(files), { isDryRun, pictures })
  const titlesOfNews = async () => {
    const { body } = await gateway.post('/content/spa/v1/news/list')
    return (body.entities as { title: string }[]).map(({ title }) => title)
  }

  it('shows what it would change and changes nothing', async () => {
    const { parts } = await apply(FILES, true)
    expect(parts.find(({ part }) => part === 'news')).toEqual({
      part: 'news',
      added: ['other'],
      changed: ['first'],
      removed: ['second', 'third'],
      stored: 0,
    })
    expect(await titlesOfNews()).toEqual(['Новость 3', 'Новость 2', 'Новость 1'])
  })

  it('makes the shop say it, and has what shows it read anew', async () => {
    const heard: PurgeMessage[] = []
    const hub = createPurgeHub()
    hub.subscribe((message) => void heard.push(message))
    const stop = await subscribeToPurges(database(), hub)
    await apply(FILES)
    await expect.poll(() => heard).toEqual([{ tags: ['content', 'meta', 'bootstrap'] }])
    await stop()
    expect(await titlesOfNews()).toEqual(['Другая', 'Первая'])
    const help = await gateway.get('/catalog/site/v1/info/section/delivery')
    expect(help.body).toMatchObject({
      content: '<p>Везём.</p>',
      tree: [{ location: '/help' }, { isActive: true }],
    })
    const { menus, params } = (await gateway.get('/catalog/site/v1/bootstrap')).body
    expect(params).toMatchObject({ phone: '+7 (495) 111-11-11' })
    expect(menus.top).toMatchObject([
      { title: 'Магазины', children: [{ title: 'Адреса', fields: { icon: 'pin' } }] },
    ])
    const head = await gateway.post('/seo/api/v1/meta-data', { uri: '/about' })
    expect(head.body).toMatchObject({ title: 'О нас своими словами', heading: 'Кто мы' })
  })

  it('has products read anew when the head of one changes', async () => {
    const heard: PurgeMessage[] = []
    const hub = createPurgeHub()
    hub.subscribe((message) => void heard.push(message))
    const stop = await subscribeToPurges(database(), hub)
    await apply({ 'seo.yaml': '- { address: /product/00-10000001, heading: Лучший фильтр }' })
    await expect.poll(() => heard).toEqual([{ tags: ['meta', 'product'] }])
    await stop()
  })

  it('has every head read anew that ends in the name of the shop', async () => {
    const heard: PurgeMessage[] = []
    const hub = createPurgeHub()
    hub.subscribe((message) => void heard.push(message))
    const stop = await subscribeToPurges(database(), hub)
    await apply({ 'site.yaml': 'siteName: Деталь59' })
    await expect.poll(() => heard).toEqual([{ tags: ['bootstrap', 'meta', 'listing', 'product'] }])
    await stop()
  })

  it('changes nothing when it comes again', async () => {
    const { parts } = await apply(FILES)
    for (const { added, changed, removed } of parts) expect([...added, ...changed, ...removed]).toEqual([])
  })

  it('leaves alone what it does not speak of', async () => {
    await apply({ 'press/about-us.md': '---\ntitle: О нас пишут\ndate: 2026-10-14\n---\n' })
    expect(await titlesOfNews()).toEqual(['Другая', 'Первая'])
  })

  it('is refused as a whole for a section that the shop has not', async () => {
    const wrong = {
      ...FILES,
      'campaigns.yaml': FILES['campaigns.yaml'].replace('oil-filters', 'no-such-section'),
    }
    await expect(apply({ ...wrong, 'news/first.md': FILES['news/other.md'] })).rejects.toThrow(
      'campaigns.yaml:1: 0.section: Раздела «no-such-section» в магазине нет',
    )
    expect(await titlesOfNews()).toEqual(['Другая', 'Первая'])
  })

  const menu = (link: string) => ({ 'menus.yaml': `top:\n  - title: а\n    link: ${link}` })
  const press = (facts: string, body = '') => ({
    'press/a.md': `---\ntitle: а\ndate: 2026-10-14\n${facts}\n---\n${body}`,
  })

  it.each([
    [menu('/catalog/no-such-section'), 'menus.yaml:3: top.0.link: Раздела «no-such-section» в магазине нет'],
    [menu('/shops/no-such-shop'), 'menus.yaml:3: top.0.link: Магазина «no-such-shop» нет'],
    [
      menu('/about/vacancies/pilot'),
      'menus.yaml:3: top.0.link: Текста vacancies/pilot.md нет ни в папке, ни',
    ],
    [menu('/help/no-such-text'), 'menus.yaml:3: top.0.link: Текста /help/no-such-text нет ни в папке, ни'],
    [press('section: no-such-section'), 'press/a.md:4: section: Раздела «no-such-section» в магазине нет'],
    [
      { 'site.yaml': 'defaultSupplierId: 99' },
      'site.yaml:1: defaultSupplierId: Поставщика 99 в магазине нет',
    ],
  ])(
    'is refused as a whole for what only a mistake explains, previewed or not: %j',
    async (files, message) => {
      for (const isDryRun of [true, false]) await expect(apply(files, isDryRun)).rejects.toThrow(message)
    },
  )

  it.each([
    [press('goods: [00-10000001, 00-99999999]'), 'press/a.md:4: goods.1: Товара 00-99999999 в магазине нет'],
    [menu('/product/00-99999999'), 'menus.yaml:3: top.0.link: Товара 00-99999999 в магазине нет'],
    [menu('/product/knecht_no-such'), 'menus.yaml:3: top.0.link: Товара knecht_no-such в магазине нет'],
    [menu('/about/brands/no-such'), 'menus.yaml:3: top.0.link: Бренда «no-such» в магазине нет'],
    [
      menu('/catalog/oil-filters/set-m99'),
      'menus.yaml:3: top.0.link: Подборки «set-m99» в разделе «oil-filters» нет',
    ],
    [
      menu('/catalog/oil-filters/thread-m99'),
      'menus.yaml:3: top.0.link: Фильтра «thread-m99» в разделе «oil-filters» нет',
    ],
    [
      { 'certificates/a.md': '---\ntitle: а\ndate: 2026-10-14\nbrand: Нет такого\npicture: a.jpg\n---\n' },
      'certificates/a.md:4: brand: Бренда «Нет такого» в магазине нет',
    ],
    [
      menu('/autoservice/corp'),
      'menus.yaml:3: top.0.link: Работ автосервиса в магазине нет: страница /autoservice/corp ответит 404',
    ],
    [press('picture: b.jpg'), 'press/a.md:4: picture: Файла b.jpg нет ни в папке, ни в магазине'],
    [press('preview: а', '[а](b.pdf)'), 'press/a.md:6: Файла b.pdf нет ни в папке, ни в магазине'],
  ])('is loaded with a warning of what may come later: %j', async (files, warning) => {
    const { warnings } = await apply(files, true)
    expect(warnings.map(lineOf)).toEqual([warning])
  })

  it('warns of nothing that is there', async () => {
    const { warnings } = await apply({
      ...press(
        'picture: a.jpg\nsection: oil-filters',
        '[а](/catalog/oil-filters/set-m20) [б](/gw/media/file/documents/help/delivery.pdf) [в](/shops/tverskaya) [г](/about/brands/knecht) [д](/product/00-10000001)',
      ),
      'menus.yaml':
        'top:\n  - { title: а, link: /about/vacancies/driver }\n  - { title: б, link: /help/delivery }',
    })
    expect(warnings).toEqual([])
  })
})
