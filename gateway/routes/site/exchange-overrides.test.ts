import { sql } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { selectRows } from '@/gateway/core/database'
import { internalCodeOf } from '@/gateway/services/cards/to-entity'
import { catalogOf, type SampleProduct } from '@/gateway/services/commerce-ml/testing/commerce-ml-files'
import { describeOnDatabases } from '@/gateway/test-support/databases'
import { signedIn } from '@/gateway/test-support/signed-in'
import { editDeskProduct } from '@/lib/gateway/contracts/desk/goods'
import { CLASSIFIER, FILTER, useExchange } from './testing/use-exchange'

describeOnDatabases('the exchange of products that the staff has changed', (database) => {
  const { db, gateway, oneC, bring, productOf } = useExchange(database)

  it('leaves what the staff has set, and gives back what 1C said meanwhile', async () => {
    const picture = new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0c0' } })
        .jpeg()
        .toBuffer(),
    )
    await bring('import.xml', catalogOf([FILTER], { classifier: CLASSIFIER }))
    const [row] = await selectRows<{ code: number }>(
      db(),
      sql`update products set pictures = '{goods/a.jpg,goods/b.jpg}' where article = 'W 712/95' returning code`,
    )
    const code = internalCodeOf(row?.code ?? 0)
    const manager = await signedIn(gateway(), { permissions: ['moderator_type_permission'] })
    const edited = await manager.call(editDeskProduct, {
      body: {
        code,
        version: 0,
        title: 'Фильтр по-нашему',
        content: 'Наш текст',
        properties: [{ slug: 'rezba', value: 'M22x1.5' }],
        pictures: ['goods/b.jpg'],
      },
    })
    expect(edited.status).toBe(200)
    const client = oneC()
    await client.begin('catalog')
    await client.sendFile('catalog', 'import_files/9.jpg', picture)
    const changed: SampleProduct = {
      ...FILTER,
      title: 'Фильтр из 1С',
      description: 'Из 1С',
      properties: { p1: 'v1', p2: 'MANN' },
      pictures: ['import_files/9.jpg'],
    }
    await client.sendFile(
      'catalog',
      'import.xml',
      strToU8(catalogOf([changed], { classifier: CLASSIFIER, isFull: false })),
    )
    expect((await client.importFile('import.xml')).lines[0]).toBe('success')
    const own = {
      title: 'Фильтр по-нашему',
      content: '<p>Наш текст</p>',
      properties: { rezba: 'M22x1.5' },
      pictures: ['goods/b.jpg'],
    }
    expect(await productOf('W 712/95')).toMatchObject(own)
    const nothing = { title: null, content: null, pictures: null }
    const back = await manager.call(editDeskProduct, {
      body: { code, version: edited.body.version, ...nothing, properties: [{ slug: 'rezba', value: null }] },
    })
    expect(back.status).toBe(200)
    expect(await productOf('W 712/95')).toMatchObject({
      title: 'Фильтр из 1С',
      content: '<p>Из 1С</p>',
      properties: { rezba: 'M20x1.5' },
      pictures: [expect.stringMatching(/^goods\/..\/.+\.jpg$/)],
    })
  })

  it('renames a product only when 1C does', async () => {
    await bring('import.xml', catalogOf([FILTER]))
    await db().execute(sql`update products set title = 'Наше имя' where article = 'W 712/95'`)
    await bring('import.xml', catalogOf([FILTER]))
    expect(await productOf('W 712/95')).toMatchObject({ title: 'Наше имя' })
    await bring('import.xml', catalogOf([{ ...FILTER, title: 'Новое имя' }]))
    expect(await productOf('W 712/95')).toMatchObject({ title: 'Новое имя' })
  })
})
