import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPurgeHub } from '@/gateway/core/create-purge-hub'
import { hearPurges } from '@/gateway/services/purges/hear-purges'
import { applyContent } from '@/gateway/services/site-content/apply-content'
import { readContent } from '@/gateway/services/site-content/read-content'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { createTestGateway, type TestGateway } from '@/gateway/test-support/test-gateway'
import { seedTestShop } from '@/gateway/test-support/test-shop'
import type { PurgeMessage } from '@/lib/gateway/contracts/purges'

const FILES = {
  'news/first.md': '---\ntitle: Первая\ndate: 2026-10-12\n---\nТекст.',
  'news/other.md': '---\ntitle: Другая\ndate: 2026-10-13\ngoods: [00-00000001]\n---\n',
  'pages/help.md': '---\ntitle: Помощь\norder: 1\n---\n',
  'pages/help/delivery.md': '---\ntitle: Доставка\norder: 2\n---\nВезём.',
  'menus.yaml':
    'top:\n  - title: Магазины\n    link: /shops\n    items:\n      - { title: Адреса, link: /shops, icon: pin }',
  'site.yaml': 'phone: +7 (495) 111-11-11',
  'seo.yaml': '- { address: /about, heading: Кто мы }',
  'campaigns.yaml':
    '- { title: Двойные, section: oil-filters, times: 2, from: 2026-10-01, until: 2026-10-31 }',
}
const contentOf = (files: Record<string, string>) =>
  readContent(Object.entries(files).map(([path, text]) => ({ path, text })))

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
    applyContent(database().db, contentOf(files), isDryRun)
  const titlesOfNews = async () => {
    const { body } = await gateway.post('/content/spa/v1/news/list')
    return (body.entities as { title: string }[]).map(({ title }) => title)
  }

  it('shows what it would change and changes nothing', async () => {
    const reports = await apply(FILES, true)
    expect(reports.find(({ part }) => part === 'news')).toEqual({
      part: 'news',
      added: ['other'],
      changed: ['first'],
      removed: ['second', 'third'],
      kept: 0,
    })
    expect(await titlesOfNews()).toEqual(['Новость 3', 'Новость 2', 'Новость 1'])
  })

  it('makes the shop say it, and has what shows it read anew', async () => {
    const heard: PurgeMessage[] = []
    const hub = createPurgeHub()
    hub.subscribe((message) => void heard.push(message))
    const stop = await hearPurges(database(), hub)
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

  it('changes nothing when it comes again', async () => {
    const reports = await apply(FILES)
    for (const { added, changed, removed } of reports) expect([...added, ...changed, ...removed]).toEqual([])
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
      'campaigns.yaml:1: Раздела «no-such-section» в магазине нет',
    )
    expect(await titlesOfNews()).toEqual(['Другая', 'Первая'])
  })
})
